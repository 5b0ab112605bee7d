<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="tiles" tilewidth="48" tileheight="48" tilecount="15" columns="5">
 <image source="tiles.png" width="240" height="144"/>
 <tile id="0">
  <properties>
   <property name="arrow" value="right"/>
   <property name="square" value="start"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="arrow" value="down"/>
   <property name="square" value="start"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="arrow" value="left"/>
   <property name="square" value="start"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="arrow" value="up"/>
   <property name="square" value="start"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="square" value="finish"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="arrow" value="right"/>
   <property name="square" value="way"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="arrow" value="down"/>
   <property name="square" value="way"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="arrow" value="left"/>
   <property name="square" value="way"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="arrow" value="up"/>
   <property name="square" value="way"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="teleport" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="teleport" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="teleport" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="teleport" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="teleport" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="teleport" type="int" value="6"/>
  </properties>
 </tile>
</tileset>
