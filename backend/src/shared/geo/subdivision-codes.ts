/**
 * Each line: a country (ISO 3166-1), then what the map calls its parts, each with its code (ISO 3166-2 without the
 * country). For Taiwan the map knows towns only, so these stand there with the county or city that they lie in.
 */
const CODES = `
AD|Andorra la Vella 07;Canillo 02;Encamp 03;Escaldes-Engordany 08;La Massana 04;Sant Julia de Loria 06
AE|Abu Dhabi AZ;Ajman AJ;Dubai DU;Fujairah FU;Ras Al Khaimah RK;Raʼs al Khaymah RK;Sharjah SH
AF|Baghlan BGL;Balkh BAL;Farah FRA;Faryab FYB;Helmand HEL;Herat HER;Jowzjan JOW;Kabul KAB;Kandahar KAN;Khost KHO;Kunduz KDZ;Nangarhar NAN;Takhar TAK
AG|Saint George Parish 03;Saint John 04;Saint John Parish 04;Saint Paul Parish 06
AL|Berat County 01;Diber County 09;Durres County 02;Elbasan County 03;Fier 04;Fier County 04;Gjirokaster County 05;Korce County 06;Kukes County 07;Lezhe County 08;Shkoder 10;Shkoder County 10;Tirana 11;Vlore 12;Vlore County 12
AM|Ararat AR;Armavir AV;Gegharkunik GR;Kotayk KT;Lori LO;Syunik SU;Yerevan ER
AO|Bengo BGO;Benguela BGU;Cabinda CAB;Cunene CNN;Huambo HUA;Huila HUI;Luanda LUA;Luanda Norte LUA;Lunda Sul LSU;Uige UIG;Zaire ZAI
AR|Buenos Aires B;Buenos Aires F.D. C;Catamarca K;Chaco H;Chubut U;Cordoba X;Corrientes W;Entre Rios E;Formosa P;Jujuy Y;La Pampa L;La Rioja F;Mendoza M;Misiones N;Neuquen Q;Rio Negro R;Salta A;San Juan J;San Luis D;Santa Cruz Z;Santa Fe S;Santiago del Estero G;Tierra del Fuego V;Tucuman T
AT|Burgenland 1;Carinthia 2;Lower Austria 3;Salzburg 5;State of Vienna 9;Styria 6;Tyrol 7;Upper Austria 4;Vienna 9;Vorarlberg 8
AU|ACT ACT;Australian Capital Territory ACT;New South Wales NSW;Northern Territory NT;Queensland QLD;South Australia SA;Tasmania TAS;Victoria VIC;Western Australia WA
AZ|Abseron ABS;Baki BA;Yevlax City YE
BA|Brcko BRC;Federation of B&H BIH;Srpska SRP
BB|Christ Church 01;Saint Andrew 02;Saint James 04;Saint Michael 08;Saint Peter 09;Saint Philip 10
BD|Barisal Division A;Chittagong B;Dhaka C;Dhaka Division C;Khulna Division D;Mymensingh Division H;Rajshahi Division E;Rangpur Division F;Sylhet Division G
BE|Brussels Capital BRU;Flanders VLG;Wallonia WAL
BF|Centre 03;Centre-Ouest 06;Hauts-Bassins 09;Plateau-Central 11;Sud-Ouest 13
BG|Blagoevgrad 01;Burgas 02;Dobrich 08;Gabrovo 07;Haskovo 26;Kardzhali 09;Kyustendil 10;Lovech 11;Montana 12;Pazardzhik 13;Pernik 14;Pleven 15;Plovdiv 16;Razgrad 17;Ruse 18;Shumen 27;Silistra 19;Sliven 20;Smolyan 21;Sofia 22;Sofia-grad 22;Stara Zagora 24;Targovishte 25;Varna 03;Veliko Tarnovo 04;Vidin 05;Vratsa 06;Yambol 28
BH|Manama 13;Muharraq 15;Southern Governorate 14
BI|Bujumbura Mairie BM;Gitega GI
BJ|Atlantique AQ;Borgou BO;Littoral LI;Oueme OU
BN|Belait BE;Brunei-Muara BM
BO|Beni Department B;Chuquisaca Department H;Cochabamba C;La Paz L;La Paz Department L;Oruro O;Pando N;Potosi Department P;Santa Cruz Department S;Tarija Department T
BQ|Bonaire BO;Saba SA
BR|Acre AC;Alagoas AL;Amapa AP;Amazonas AM;Bahia BA;Ceara CE;Espirito Santo ES;Federal District DF;Goias GO;Maranhao MA;Mato Grosso MT;Mato Grosso do Sul MS;Minas Gerais MG;Para PA;Paraiba PB;Parana PR;Pernambuco PE;Piaui PI;Rio Grande do Norte RN;Rio Grande do Sul RS;Rio de Janeiro RJ;Rondonia RO;Roraima RR;Santa Catarina SC;Sao Paulo SP;Sergipe SE;Tocantins TO
BS|Black Point BP;Central Abaco CO;Freeport FP;New Providence NP
BT|Paro 11;Sarpang District 31;Thimphu 15;Thimphu District 15
BW|Central CE;Chobe CH;City of Francistown FR;Gaborone GA;Kweneng KW;North-West NW;South-East SE
BY|Brest BR;Grodnenskaya HR;Homyel’ Voblasc’ HO;Minsk HM;Minsk City HM;Mogilev MA;Vitebsk VI
BZ|Belize BZ;Belize District BZ;Cayo District CY;Corozal District CZL;Orange Walk District OW;Toledo District TOL
CA|Alberta AB;British Columbia BC;Manitoba MB;New Brunswick NB;Newfoundland and Labrador NL;Northwest Territories NT;Nova Scotia NS;Nunavut NU;Ontario ON;Prince Edward Island PE;Quebec QC;Saskatchewan SK;Yukon YT
CD|Haut-Katanga HK;Kinshasa KN;Lualaba LU;Nord-Kivu NK
CF|Bangui BGF
CG|Brazzaville BZV;Cuvette 8;Pointe-Noire 16
CH|Aargau AG;Appenzell Ausserrhoden AR;Appenzell Innerrhoden AI;Basel-City BS;Basel-Landschaft BL;Bern BE;Fribourg FR;Geneva GE;Glarus GL;Grisons GR;Jura JU;Lucerne LU;Neuchatel NE;Nidwalden NW;Obwalden OW;Saint Gall SG;Schaffhausen SH;Schwyz SZ;Solothurn SO;Thurgau TG;Ticino TI;Uri UR;Valais VS;Vaud VD;Zug ZG;Zurich ZH
CI|Abidjan AB;Abidjan Autonomous District AB;Bas-Sassandra District BS;Comoe District CM;Goh-Djiboua GD;Lacs District LC;Lagunes District LG;Sassandra-Marahoue SM;Savanes District SV;Vallee du Bandama District VB;Yamoussoukro YM;Zanzan District ZZ
CL|Antofagasta AN;Araucania AR;Arica y Parinacota Region AP;Atacama AT;Aysen AI;Biobio BI;Coquimbo Region CO;Los Lagos Region LL;Los Rios Region LR;Maule Region ML;Nuble NB;O'Higgins Region LI;Region of Magallanes MA;Santiago Metropolitan RM;Tarapaca TA;Valparaiso VS
CM|Adamaoua AD;Centre CE;East ES;Far North EN;Littoral LT;North NO;North-West NW;South-West SW;West OU
CN|Anhui AH;Beijing BJ;Chongqing CQ;Fujian FJ;Gansu GS;Guangdong GD;Guangxi GX;Guizhou GZ;Hainan HI;Hebei HE;Heilongjiang HL;Henan HA;Hubei HB;Hunan HN;Inner Mongolia NM;Jiangsu JS;Jiangxi JX;Jilin JL;Liaoning LN;Ningxia NX;Qinghai QH;Shaanxi SN;Shandong SD;Shanghai SH;Shanxi SX;Sichuan SC;Tianjin TJ;Tibet XZ;Xinjiang XJ;Yunnan YN;Zhejiang ZJ
CO|Amazonas Department AMA;Antioquia ANT;Arauca Department ARA;Atlantico ATL;Bogota D.C. DC;Bolivar BOL;Boyaca BOY;Caldas Department CAL;Caqueta CAQ;Casanare Department CAS;Cauca Department CAU;Cesar Department CES;Choco CHO;Cordoba COR;Cundinamarca CUN;Guaviare Department GUV;Huila Department HUI;La Guajira Department LAG;Magdalena Department MAG;Meta Department MET;Narino NAR;Norte de Santander Department NSA;Putumayo Department PUT;Quindio Department QUI;Risaralda Department RIS;Santander Department SAN;Sucre Department SUC;Tolima Department TOL;Valle del Cauca Department VAC;Vaupes VAU
CR|Alajuela Province A;Cartago Province C;Guanacaste Province G;Heredia Province H;Limon Province L;Puntarenas Province P;San Jose SJ
CU|Camaguey 09;Ciego de Avila Province 08;Cienfuegos Province 06;Havana 03;Holguin Province 11;Matanzas Province 04;Pinar del Rio 01;Sancti Spiritus Province 07;Santiago de Cuba Province 13;Villa Clara Province 05
CV|Praia PR
CY|Ammochostos 04;Keryneia 06;Larnaka 03;Lemesos 02;Nicosia 01;Pafos 05
CZ|Central Bohemia 20;Hlavni mesto Praha 10;Jihocesky kraj 31;Karlovarsky kraj 41;Kralovehradecky kraj 52;Liberec Region 51;Liberecky kraj 51;Moravian-Silesian Region 80;Moravskoslezsky 80;Olomouc Region 71;Olomoucky 71;Pardubice Region 53;Pardubicky 53;Plzen Region 32;Plzensky kraj 32;Prague 10;South Moravian 64;Ustecky kraj 42;Usti nad Labem Region 42;Vysocina 63;Zlin 72
DE|Baden-Wurttemberg BW;Bavaria BY;Berlin BE;Brandenburg BB;Bremen HB;City state Bremen HB;Free Hanseatic City of Bremen HB;Free and Hanseatic City of Hamburg HH;Hamburg HH;Hesse HE;Lower Saxony NI;Mecklenburg-Vorpommern MV;North Rhine-Westphalia NW;Rheinland-Pfalz RP;Saarland SL;Saxony SN;Saxony-Anhalt ST;Schleswig-Holstein SH;State of Berlin BE;Thuringia TH
DJ|Djibouti DJ
DK|Capital Region 84;Central Jutland 82;North Denmark 81;South Denmark 83;Zealand 85
DM|Saint George 04;Saint George Parish 04
DO|Dajabon 05;Duarte Province 06;El Seibo 08;La Romana 12;La Vega 13;Maria Trinidad Sanchez 14;Monsenor Nouel 28;Monte Plata Province 29;Nacional 01;Puerto Plata 18;Samana 20;San Juan Province 22;Santiago Province 25;Santiago Rodriguez 25;Santo Domingo Province 32
DZ|Adrar 01;Ain Defla 44;Ain Temouchent 46;Algiers 16;Annaba 23;Batna 05;Bechar 08;Bejaia 06;Beni Abbes 52;Biskra 07;Blida 09;Bordj Badji Mokhtar 50;Bordj Bou Arreridj 34;Bouira 10;Boumerdes 35;Chlef 02;Constantine 25;Djanet 56;Djelfa 17;El Bayadh 32;El Oued 39;El Tarf 36;Ghardaia 47;Guelma 24;Illizi 33;In Salah 53;Jijel 18;Khenchela 40;Laghouat 03;Mascara 29;Medea 26;Mila 43;Mostaganem 27;Msila 28;Naama 45;Oran 31;Ouargla 30;Ouled Djellal 51;Oum el Bouaghi 04;Relizane 48;Saida 20;Setif 19;Sidi Bel Abbes 22;Skikda 21;Souk Ahras 41;Tamanrasset 11;Tebessa 12;Tiaret 14;Timimoun 49;Tindouf 37;Tipaza 42;Tissemsilt 38;Tizi Ouzou 15;Tlemcen 13;Touggourt 55
EC|Azuay A;Bolivar B;Canar F;Carchi C;Chimborazo Province H;Cotopaxi X;El Oro O;Esmeraldas E;Galapagos W;Guayas G;Imbabura I;Loja L;Los Rios R;Manabi M;Morona-Santiago Province S;Napo N;Orellana Province D;Pastaza Province Y;Pichincha P;Santa Elena SE;Santo Domingo de los Tsachilas SD;Sucumbios U;Tungurahua T;Tungurahua Province T;Zamora Chinchipe Z
EE|Harjumaa 37;Ida-Virumaa 45;Jarvamaa 52;Jogevamaa 50;Laane-Virumaa 60;Parnumaa 68;Raplamaa 71;Tartu 793;Viljandimaa 84;Vorumaa 87
EG|Alexandria ALX;Aswan ASN;Asyut AST;Beheira BH;Beni Suweif BNS;Cairo C;Dakahlia DK;Damietta DT;Faiyum FYM;Gharbia GH;Giza GZ;Kafr el-Sheikh KFS;Matruh MT;Minya MN;Monufia MNF;Port Said PTS;Qalyubia KB;Qena KN;Red Sea BA;Sharqia SHR;Sohag SHG
ES|Andalusia AN;Aragon AR;Asturias AS;Balearic Islands IB;Basque Country PV;Canary Islands CN;Cantabria CB;Castille and Leon CL;Castille-La Mancha CM;Catalonia CT;Ceuta CE;Extremadura EX;Galicia GA;La Rioja RI;Madrid MD;Melilla ML;Murcia MC;Navarre NC;Valencia VC
ET|Addis Ababa AA;Oromiya OR;Sidama Region SI;Tigray TI
FI|Central Finland 08;Central Ostrobothnia 07;Kainuu 05;Kanta-Hame 06;Kymenlaakso 09;Lapland 10;North Ostrobothnia 14;North Savo 15;Ostrobothnia 12;Paijat-Hame 16;Satakunta 17;South Karelia 02;South Ostrobothnia 03;South Savo 04;Southwest Finland 19;Tampere 11;Uusimaa 18
FJ|Central C;Western W
FM|Pohnpei PNI;Pohnpei State PNI
FR|Auvergne-Rhone-Alpes ARA;Bourgogne BFC;Bourgogne-Franche-Comte BFC;Brittany BRE;Centre-Val de Loire CVL;Corsica 20R;Grand Est GES;Hauts-de-France HDF;Ile-de-France IDF;New Aquitaine NAQ;Normandy NOR;Nouvelle-Aquitaine NAQ;Occitanie OCC;Pays de la Loire PDL;Provence PAC;Provence-Alpes-Cote d'Azur PAC;Rhone-Alpes ARA
GA|Estuaire 1;Haut-Ogooue 2;Ogooue-Maritime 8;Woleu-Ntem 9
GB|England ENG;Northern Ireland NIR;Scotland SCT;Wales WLS
GD|Saint Andrew Parish 01;Saint George 03;Saint George Parish 03
GE|Abkhazia AB;Adjara AJ;Imereti IM;Kakheti KA;Kvemo Kartli KK;Mtskheta-Mtianeti MM;Samtskhe-Javakheti SJ;Shida Kartli SK;T'bilisi TB;Tbilisi TB
GH|Ashanti AH;Bono BO;Central CP;Eastern EP;Greater Accra AA;Northern NP;Upper East UE;Volta TV;Western WP
GL|Avannaata AV;Sermersooq SM
GM|Banjul B;Western W
GN|Conakry C
GQ|Bioko Norte BN;Djibloho DJ;Litoral LI
GR|Attica I;Central Greece H;Central Macedonia B;Crete M;East Macedonia and Thrace A;Ionian Islands F;North Aegean K;Peloponnese J;South Aegean L;Thessaly E;West Greece G;West Macedonia B
GT|Alta Verapaz 16;Baja Verapaz 15;Chimaltenango 04;Chiquimula 20;El Progreso 02;Escuintla 05;Guatemala 01;Huehuetenango 13;Izabal 18;Jalapa 21;Jutiapa 22;Peten 17;Quetzaltenango 09;Quiche 14;Retalhuleu 11;Sacatepequez 03;San Marcos 12;Santa Rosa Department 06;Solola 07;Totonicapan 08;Zacapa 19
GW|Bissau BS
GY|Demerara-Mahaica DE;Essequibo Islands-West Demerara ES;Pomeroon-Supenaam PM;Upper Demerara-Berbice UD
HK|Central and Western HCW;Eastern HEA;Eastern District HEA;Islands NIS;Kowloon City KKC;Kwai Tsing NKT;Kwai Tsing District NKT;Kwun Tong KKT;Kwun Tong District KKT;North NNO;North District NNO;Sai Kung NSK;Sai Kung District NSK;Sha Tin NST;Sham Shui Po KSS;Sham Shui Po District KSS;Southern HSO;Southern District HSO;Tai Po NTP;Tsuen Wan NTW;Tuen Mun NTM;Wan Chai HWC;Wong Tai Sin KWT;Wong Tai Sin District KWT;Yau Tsim Mong KYT;Yau Tsim Mong District KYT;Yuen Long NYL
HN|Atlantida Department AT;Choluteca Department CH;Colon Department CL;Comayagua Department CM;Copan Department CP;Cortes CR;Cortes Department CR;El Paraiso Department EP;Francisco Morazan FM;Francisco Morazan Department FM;Intibuca Department IN;La Paz Department LP;Lempira Department LE;Ocotepeque Department OC;Olancho Department OL;Santa Barbara Department SB;Valle Department VA;Yoro Department YO
HR|Brod-Posavina 12;City of Zagreb 21;County of Osijek-Baranja 14;Istria 18;Primorje-Gorski Kotar 08;Primorsko-Goranska 08;Split-Dalmatia 17;Varazdin 05;Varazdinska 05;Zagreb 21;Zagreb County 21
HT|Artibonite AR;Ouest OU
HU|Bacs-Kiskun BK;Baranya BA;Bekes County BE;Borsod-Abauj-Zemplen BZ;Budapest BU;Csongrad CS;Fejer FE;Gyor-Moson-Sopron GS;Hajdu-Bihar HB;Heves HE;Heves County HE;Jasz-Nagykun-Szolnok JN;Komarom-Esztergom KE;Nograd NO;Pest PE;Pest County PE;Somogy SO;Somogy County SO;Szabolcs-Szatmar-Bereg SZ;Tolna TO;Tolna County TO;Vas VA;Vas County VA;Veszprem VE;Zala ZA;Zala County ZA
ID|Aceh AC;Bali BA;Banten BT;Bengkulu BE;Central Java JT;Central Sulawesi ST;East Java JI;East Kalimantan KI;Gorontalo GO;Jakarta JK;Jambi JA;Lampung LA;Maluku MA;North Kalimantan KU;North Maluku MU;North Sulawesi SA;North Sumatra SU;Papua PA;Riau RI;Riau Islands RI;South Kalimantan KS;South Papua PA;South Sulawesi SN;South Sumatra SS;West Java JB;West Nusa Tenggara NB;West Sumatra SB;Yogyakarta YO
IE|Connacht C;Connaught C;Leinster L;Munster M;Ulster U
IL|Central District M;Haifa HA;Jerusalem JM;Northern District Z;Southern District D;Tel Aviv TA
IN|Andhra Pradesh AP;Arunachal Pradesh AR;Assam AS;Bihar BR;Chandigarh CH;Chhattisgarh CT;Dadra and Nagar Haveli and Daman and Diu DH;Delhi DL;Goa GA;Gujarat GJ;Haryana HR;Himachal Pradesh HP;Jammu and Kashmir JK;Jharkhand JH;Karnataka KA;Kerala KL;Madhya Pradesh MP;Maharashtra MH;Manipur MN;Meghalaya ML;Mizoram MZ;Nagaland NL;Odisha OR;Puducherry PY;Punjab PB;Rajasthan RJ;Sikkim SK;Tamil Nadu TN;Telangana TG;Tripura TR;Uttar Pradesh UP;Uttarakhand UT;West Bengal WB
IQ|Al-Qadisiyah QA;Anbar AN;Arbil AR;Babil BB;Baghdad BG;Basra BA;Dhi Qar DQ;Diyala DI;Duhok DA;Karbala KA;Karbalaʼ KA;Kirkuk KI;Maysan MA;Muthanna MU;Najaf NA;Salah ad Din SD;Sulaymaniyah SU;Wasit WA
IR|Alborz Province 30;Ardabil Province 24;Bushehr 18;East Azerbaijan 03;Fars 07;Gilan 01;Gilan Province 01;Golestan 27;Hamadan 13;Hamadan Province 13;Hormozgan 22;Ilam Province 16;Isfahan 10;Kerman 08;Kermanshah 05;Kermanshah Province 05;Khuzestan 06;Kohgiluyeh and Boyer-Ahmad 17;Kordestan 12;Lorestan Province 15;Markazi 00;Mazandaran 02;Qazvin 26;Qazvin Province 26;Qom 25;Qom Province 25;Razavi Khorasan 09;Semnan 20;Tehran 23;West Azerbaijan 04;Yazd 21;Yazd Province 21;Zanjan 19
IS|Capital Region 1;East 7;Northeast 6;South 8;Westfjords 4
IT|Abruzzo 65;Aosta Valley 23;Apulia 75;Basilicate 77;Calabria 78;Campania 72;Emilia-Romagna 45;Friuli Venezia Giulia 36;Lazio 62;Liguria 42;Lombardy 25;Molise 67;Piedmont 21;Sardinia 88;Sicily 82;The Marches 57;Trentino-Alto Adige 32;Tuscany 52;Umbria 55;Veneto 34
JM|Clarendon 13;Hanover 09;Kingston 01;Manchester 12;Portland Parish 04;Saint Andrew Parish 02;Saint Ann Parish 06;Saint Catherine Parish 14;Saint James Parish 08;Saint Mary Parish 05;Saint Thomas Parish 03;Trelawny Parish 07;Westmoreland 10
JO|Amman AM;Balqa BA;Irbid IR;Karak KA;Madaba MD;Mafraq MA;Ma’an MN;Zarqa AZ
JP|Aichi 23;Akita 05;Aomori 02;Chiba 12;Ehime 38;Fukui 18;Fukuoka 40;Fukushima 07;Gifu 21;Gunma 10;Hiroshima 34;Hokkaido 01;Hyogo 28;Ibaraki 08;Ishikawa 17;Iwate 03;Kagawa 37;Kagoshima 46;Kanagawa 14;Kochi 39;Kumamoto 43;Kyoto 26;Mie 24;Miyagi 04;Miyazaki 45;Nagano 20;Nagasaki 42;Nara 29;Niigata 15;Oita 44;Okayama 33;Okinawa 47;Osaka 27;Saga 41;Saitama 11;Shiga 25;Shimane 32;Shizuoka 22;Tochigi 09;Tokushima 36;Tokyo 13;Tottori 31;Toyama 16;Wakayama 30;Yamagata 06;Yamaguchi 35;Yamanashi 19
KE|Baringo 01;Bomet County 02;Bungoma County 03;Busia County 04;Embu County 06;Garissa County 07;Homa Bay County 08;Isiolo County 09;Kajiado County 10;Kakamega County 11;Kericho County 12;Kiambu County 13;Kilifi County 14;Kirinyaga County 15;Kisii County 16;Kisumu County 17;Kitui County 18;Kwale County 19;Laikipia 20;Lamu 21;Machakos County 22;Makueni County 23;Mandera County 24;Marsabit County 25;Meru County 26;Migori County 27;Mombasa 28;Mombasa County 28;Murang'A 29;Nairobi Area 30;Nairobi County 30;Nakuru County 31;Nandi 32;Narok County 33;Nyamira county 34;Nyandarua County 35;Nyeri County 36;Samburu County 37;Siaya County 38;Taita Taveta 39;Tana River County 40;Tharaka - Nithi 41;Trans Nzoia 42;Turkana County 43;Uasin Gishu County 44;Vihiga County 45;Wajir County 46;West Pokot County 47
KG|Batken B;Bishkek GB;Chuy Region C;Jalal-Abad Region J;Naryn Region N;Osh Region O
KH|Kampong Speu Province 5;Kampot 7;Phnom Penh 12;Preah Sihanouk 18;Svay Rieng 20
KI|Gilbert Islands G
KM|Grande Comore G
KN|Saint George Basseterre 03;Saint Mary Cayon 03;Saint Paul Charlestown 03
KP|Pyongyang 01
KR|Busan 26;Chungcheongnam-do 44;Daegu 27;Daejeon 30;Gangwon-do 42;Gwangju 29;Gyeonggi-do 41;Gyeongsangbuk-do 47;Gyeongsangnam-do 48;Incheon 28;Jeju-do 49;Jeollabuk-do 45;Jeollanam-do 46;North Chungcheong 43;Sejong-si 50;Seoul 11;Ulsan 31
KW|Al Ahmadi AH;Al Asimah KU;Al Farwaniyah FA;Al Jahra Governorate JA;Hawalli HA;Mubarak al Kabir MU
KZ|Aktobe 15;Almaty 19;Almaty Oblysy 75;Almaty Region 19;Aqmola 11;Aqtobe 15;Astana 71;Atyrau 23;Atyrau Oblisi 23;Batys Qazaqstan 27;East Kazakhstan 63;Karaganda 35;Kostanay 39;Mangghystau 47;Mangystau 47;Pavlodar Region 55;Qostanay 39;Qyzylorda 43;Shymkent 79;Ulytau Region 62;West Kazakhstan 27;Zhambyl 31
LA|Champasak Province CH;Savannakhet Province SV;Vientiane Prefecture VT
LB|Aakkar AK;Baalbek-Hermel Governorate BH;Beirut BA;Beqaa BI;Beyrouth BA;Liban-Nord AS;Mont-Liban JL;Nabatiye NA
LC|Castries 02;Gros-Islet 06
LI|Balzers 01;Eschen 02;Gamprin 03;Mauren 04;Planken 05;Ruggell 06;Schaan 07;Triesen 09;Vaduz 11
LK|Eastern Province 5;Western 1;Western Province 1
LR|Montserrado MO;Montserrado County MO
LS|Berea D;Leribe C;Mafeteng District E;Maseru A;Maseru District A;Mokhotlong District J
LT|Alytus AL;Kaunas KU;Klaipeda County KL;Marijampole County MR;Panevezys PN;Siauliai SA;Taurage County TA;Telsiai TE;Utena UT;Vilnius VL
LU|Capellen CA;Clervaux CL;Diekirch D;Echternach EC;Esch-sur-Alzette ES;Grevenmacher G;Luxembourg L;Mersch ME;Redange RD;Remich RM;Wiltz WI
LV|Daugavpils DGV;Dobele Municipality 026;Jelgava JEL;Jurmala JUR;Liepaja LPX;Madonas novads 059;Ogre 067;Riga RIX;Talsu novads 097;Tukuma novads 099;Valmiera 113;Ventspils VEN
LY|Al Butnan BU;Al Jabal al Akhdar JA;Al Jafarah JI;Al Jufrah JU;Al Marj MJ;Al Wahat WA;An Nuqat al Khams NQ;Az Zawiyah ZA;Banghazi BA;Darnah DR;Jabal al Gharbi JG;Misratah MI;Nalut NL;Sabha District SB;Surt SR;Tripoli TB
MA|Beni Mellal-Khenifra 05;Casablanca-Settat 06;Draa-Tafilalet 08;Fes-Meknes 03;Guelmim-Oued Noun 10;Laayoune-Sakia El Hamra 11;Marrakesh-Safi 07;Oriental 02;Rabat-Sale-Kenitra 04;Souss-Massa 09;Tanger-Tetouan-Al Hoceima 01
MD|Anenii Noi AN;Balti BA;Bender Municipality BD;Cahul CA;Calarasi CL;Cantemir CT;Causeni CS;Chisinau Municipality CU;Cimislia CM;Drochia DR;Dubasari District DU;Falesti FA;Gagauzia GA;Glodeni GL;Hincesti HI;Ialoveni IA;Leova LE;Nisporeni NI;Orhei OR;Rezina RE;Singerei SI;Soldanesti SD;Soroca District SO;Straseni ST;Telenesti TE;Transnistria SN;Ungheni UN
ME|Bar 02;Bijelo Polje 04;Budva 05;Danilovgrad 07;Herceg Novi 08;Kotor 10;Podgorica 16;Tivat 19;Ulcinj 20
MH|Majuro Atoll MAJ
MK|Bitola 501;Debar 303;Dojran 406;Gevgelija 405;Gostivar 604;Ilinden 807;Kavadarci 104;Kriva Palanka 702;Kumanovo 703;Makedonska Kamenica 207;Novo Selo 408;Ohrid 310;Prilep 508;Resen 509;Sopiste 812;Struga 312;Strumica 410;Sveti Nikole 108;Tetovo 609;Veles 101
ML|Bamako BKO;Koulikoro 2
MM|Ayeyarwady 07;Bago Region 02;Kachin State 11;Kayah State 12;Kayin State 13;Magway 03;Mandalay Region 04;Mon 15;Nay Pyi Taw 18;Sagaing Region 01;Shan State 17;Tanintharyi Region 05;Yangon 06
MN|Ulaanbaatar 1
MR|Dakhlet-Nouadhibou 08
MT|Attard 01;Balzan 02;Birkirkara 04;Birzebbuga 05;Bormla 06;Floriana 09;Ghajnsielem 13;Il-Gzira 12;Il-Mosta 32;In-Naxxar 38;Kirkop 23;Lija 24;Luqa 25;Marsaskala 27;Marsaxlokk 28;Paola 39;Pembroke 40;Qormi 43;Safi 47;Tarxien 59;Tas-Sliema 56;Ta’ Xbiex 58;Valletta 60
MU|Black River BL;Flacq FL;Grand Port GP;Moka MO;Pamplemousses PA;Plaines Wilhems PW;Port Louis PL;Riviere du Rempart RR;Rodrigues RO;Savanne SA
MW|Central Region C
MX|Aguascalientes AGU;Baja California BCN;Baja California Sur BCS;Campeche CAM;Chiapas CHP;Chihuahua CHH;Coahuila COA;Colima COL;Durango DUR;Guanajuato GUA;Guerrero GRO;Hidalgo HID;Jalisco JAL;Mexico MEX;Mexico City MEX;Michoacan MIC;Morelos MOR;Nayarit NAY;Nuevo Leon NLE;Oaxaca OAX;Puebla PUE;Queretaro QUE;Quintana Roo ROO;San Luis Potosi SLP;Sinaloa SIN;Sonora SON;Tabasco TAB;Tamaulipas TAM;Tlaxcala TLA;Veracruz VER;Yucatan YUC;Zacatecas ZAC
MY|Johor 01;Kedah 02;Kelantan 03;Kuala Lumpur 14;Melaka 04;Negeri Sembilan 05;Pahang 06;Penang 07;Perak 08;Perlis 09;Sabah 12;Sarawak 13;Selangor 10;Terengganu 11
MZ|Cabo Delgado Province P;Gaza Province G;Inhambane Province I;Manica B;Maputo City MPM;Maputo Province L;Nampula N;Sofala S;Tete T;Zambezia Province Q
NA|Erongo Region ER;Hardap Region HA;Karas Region KA;Khomas KH;Khomas Region KH;Kunene Region KU;Oshana Region ON;Oshikoto Region OT;Otjozondjupa Region OD
NE|Maradi Region 4;Niamey 8;Zinder Region 7
NG|Abia State AB;Adamawa AD;Akwa Ibom State AK;Anambra AN;Borno State BO;Delta DE;Edo State ED;Ekiti State EK;Enugu State EN;FCT FC;Imo State IM;Jigawa State JI;Kaduna State KD;Kano State KN;Katsina State KT;Kogi State KO;Kwara State KW;Lagos LA;Nasarawa State NA;Niger NI;Niger State NI;Ogun OG;Ogun State OG;Ondo State ON;Osun State OS;Oyo State OY;Plateau State PL;Rivers RI;Rivers State RI;Sokoto SO;Yobe State YO
NI|Boaco Department BO;Carazo Department CA;Chinandega Department CI;Chontales Department CO;Esteli Department ES;Granada Department GR;Jinotega Department JI;Leon Department LE;Madriz Department MD;Managua Department MN;Masaya Department MS;Matagalpa Department MT;Nueva Segovia Department NS;Rivas Department RI
NL|Drenthe DR;Flevoland FL;Friesland FR;Gelderland GE;Groningen GR;Limburg LI;North Brabant NB;North Holland NH;Overijssel OV;South Holland ZH;Utrecht UT;Zeeland ZE
NO|Agder 42;Finnmark 54;Innlandet 34;More og Romsdal 15;Nordland 18;Oslo 03;Rogaland 11;Telemark 38;Troms 54;Troms og Finnmark 54;Trondelag 50;Vestfold 38;Vestfold og Telemark 38;Vestland 46;Viken 30
NP|Bagmati Province P3;Gandaki Pradesh P4;Koshi P1;Lumbini Province P5;Madhesh P2
NR|Anabar District 02
NZ|Auckland AUK;Bay of Plenty BOP;Canterbury CAN;Gisborne GIS;Hawke's Bay HKB;Hawke's Bay Region HKB;Manawatu-Wanganui MWT;Marlborough MBH;Nelson Region NSN;Northland NTL;Otago OTA;Southland STL;Taranaki TKI;Taranaki Region TKI;Tasman District TAS;Waikato WKO;Waikato Region WKO;Wellington WGN;Wellington Region WGN;West Coast WTC
OM|Ad Dakhiliyah DA;Al Wusta Governorate WU;Dhofar ZU;Musandam Governorate MU;Muscat MA
PA|Bocas del Toro Province 1;Chiriqui Province 4;Cocle 2;Colon 3;Darien 5;Herrera Province 6;Los Santos Province 7;Panama 8;Panama Oeste Province 10;Veraguas Province 9
PE|Amazonas AMA;Ancash ANC;Apurimac Department APU;Arequipa ARE;Ayacucho AYA;Cajamarca Department CAJ;Callao CAL;Huancavelica HUV;Huanuco Department HUC;Ica ICA;Junin JUN;La Libertad LAL;Lambayeque LAM;Lima LIM;Lima Province LMA;Lima region LMA;Loreto LOR;Madre de Dios MDD;Moquegua Department MOQ;Pasco PAS;Piura PIU;Puno PUN;San Martin Department SAM;Tacna TAC;Tumbes TUM;Ucayali UCA
PG|East Sepik Province ESW;Madang MPM;Morobe Province MPL;National Capital NCD;Western Province WPD
PH|Autonomous Region in Muslim Mindanao 14;Bicol Region 05;Cagayan Valley 02;Calabarzon 40;Caraga 13;Central Luzon 03;Central Visayas 07;Cordillera 15;Davao Region 11;Eastern Visayas 08;Ilocos 01;Mimaropa 41;National Capital Region 00;Northern Mindanao 10;Soccsksargen 12;Western Visayas 06;Zamboanga Peninsula 09
PK|Balochistan BA;Islamabad IS;Khyber Pakhtunkhwa KP;Punjab PB;Sindh SD
PL|Greater Poland 30;Kujawsko-Pomorskie 04;Lesser Poland 12;Lodz Voivodeship 10;Lower Silesia 02;Lublin 06;Lubusz 08;Mazovia 14;Opole Voivodeship 16;Podlasie 20;Pomerania 22;Silesia 24;Subcarpathia 18;Swietokrzyskie 26;Warmia-Masuria 28;West Pomerania 32
PS|Gaza Strip GZA;West Bank RBH
PT|Aveiro 01;Azores 20;Beja 02;Braga 03;Braganca 04;Castelo Branco 05;Coimbra 06;District of Setubal 15;Evora 07;Faro 08;Guarda 09;Leiria 10;Lisbon 11;Madeira 30;Portalegre 12;Porto 13;Santarem 14;Setubal 15;Viana do Castelo 16;Vila Real 17;Viseu 18
PW|Airai 004;Koror 150;Melekeok 212
PY|Alto Parana 10;Alto Parana Department 10;Amambay Department 13;Asuncion ASU;Boqueron Department 19;Caaguazu Department 5;Caazapa 6;Canindeyu 14;Central Department 11;Concepcion 1;Cordillera Department 3;Guaira 4;Itapua 7;Misiones Department 8;Neembucu Department 12;Paraguari 9;Presidente Hayes 15;San Pedro Department 2
QA|Al Wakrah WA;Baladiyat ad Dawhah DA;Baladiyat ar Rayyan RA;Umm Salal US
RO|Alba AB;Alba County AB;Arad AR;Arad County AR;Arges AG;Bacau BC;Bacau County BC;Bihor BH;Bihor County BH;Bistrita-Nasaud BN;Bistrita-Nasaud County BN;Botosani BT;Botosani County BT;Braila BR;Braila County BR;Brasov BV;Brasov County BV;Bucharest B;Bucuresti B;Buzau County BZ;Calarasi County CL;Caras-Severin County CS;Cluj CJ;Cluj County CJ;Constanta CT;Constanta County CT;Covasna CV;Covasna County CV;Dambovita County DB;Dolj DJ;Galati GL;Galati County GL;Giurgiu GR;Giurgiu County GR;Gorj County GJ;Harghita HR;Harghita County HR;Hunedoara HD;Hunedoara County HD;Ialomita County IL;Iasi IS;Iasi County IS;Ilfov IF;Maramures MM;Mehedinti County MH;Mures MS;Mures County MS;Neamt NT;Neamt County NT;Olt OT;Prahova PH;Salaj SJ;Salaj County SJ;Satu Mare SM;Satu Mare County SM;Sibiu SB;Sibiu County SB;Suceava SV;Teleorman TR;Teleorman County TR;Timis TM;Timis County TM;Tulcea County TL;Valcea County VL;Vaslui VS;Vaslui County VS;Vrancea VN
RS|Central Serbia 00;Vojvodina VO
RU|Adygeya Republic AD;Altai ALT;Altay Kray ALT;Amur Oblast AMU;Arkhangelskaya ARK;Astrakhan AST;Astrakhan Oblast AST;Bashkortostan Republic BA;Belgorod Oblast BEL;Bryansk Oblast BRY;Buryatiya Republic BU;Chechnya CE;Chelyabinsk CHE;Chukotka CHU;Chuvash Republic CU;Chuvashia CU;Dagestan DA;Ingushetiya Republic IN;Irkutsk Oblast IRK;Ivanovo IVA;Ivanovo Oblast IVA;Jaroslavl YAR;Kabardino-Balkariya Republic KB;Kaliningrad KGD;Kaliningrad Oblast KGD;Kalmykiya Republic KL;Kaluga KLU;Kaluga Oblast KLU;Kamchatka KAM;Karachayevo-Cherkesiya Republic KC;Karelia KR;Kemerovo Oblast KEM;Khabarovsk KHA;Khakasiya Republic KK;Khanty-Mansia KHM;Kirov KIR;Kirov Oblast KIR;Komi KO;Kostroma Oblast KOS;Krasnodar Krai KDA;Krasnodarskiy KDA;Krasnoyarsk Krai KYA;Krasnoyarskiy KYA;Kurgan Oblast KGN;Kursk KRS;Kursk Oblast KRS;Kuzbass KEM;Leningradskaya Oblast' LEN;Lipetsk Oblast LIP;Magadan Oblast MAG;Mariy-El Republic ME;Mordoviya Republic MO;Moscow MOW;Moscow Oblast MOS;Murmansk MUR;Nenets NEN;Nizhny Novgorod Oblast NIZ;North Ossetia–Alania SE;Novgorod Oblast NGR;Novosibirsk Oblast NVS;Omsk OMS;Omsk Oblast OMS;Orenburg Oblast ORE;Oryol oblast ORL;Penza PNZ;Penza Oblast PNZ;Perm PER;Perm Krai PER;Primorskiy (Maritime) Kray PRI;Primorye PRI;Pskov Oblast PSK;Rostov ROS;Ryazan Oblast RYA;Sakha SA;Sakhalin Oblast SAK;Samara Oblast SAM;Saratov Oblast SAR;Saratovskaya Oblast SAR;Smolensk SMO;Smolensk Oblast SMO;Smolenskaya Oblast’ SMO;St.-Petersburg SPE;Stavropol Kray STA;Stavropol’ Kray STA;Sverdlovsk SVE;Sverdlovsk Oblast SVE;Tambov Oblast TAM;Tatarstan Republic TA;Tomsk Oblast TOM;Tula TUL;Tula Oblast TUL;Tver Oblast TVE;Tver’ Oblast TVE;Tyumen Oblast TYU;Tyumen’ Oblast TYU;Tyva Republic TY;Udmurtiya Republic UD;Ulyanovsk ULY;Vladimir VLA;Vladimir Oblast VLA;Volgograd Oblast VGG;Vologda VLG;Vologda Oblast VLG;Voronezh Oblast VOR;Voronezj VOR;Yamalo-Nenets YAN;Yaroslavl Oblast YAR;Zabaykalskiy (Transbaikal) Kray ZAB
RW|Eastern Province 02;Kigali 01;Northern Province 03;Western Province 04
SA|'Asir Region 14;Al Bahah Region 11;Al Jouf 12;Ar Riyad 01;Eastern Province 04;Ha'il Region 06;Jazan Region 09;Makkah 02;Mecca Region 02;Medina Region 03;Najran Region 10;Riyadh Region 01;Tabuk Region 07
SB|Honiara CT
SC|Anse Etoile 03;Anse Royale 05;Baie Sainte Anne 07;Beau Vallon 08;Bel Air 09;Cascade 11;English River 16;Grand Anse Mahe 13;Roche Caiman 25
SD|Al Jazirah GZ;Al Qadarif GD;Kassala KA;Khartoum KH
SE|Blekinge K;Dalarna W;Gavleborg X;Halland N;Jamtland Z;Jonkoping F;Kalmar H;Kronoberg G;Norrbotten BD;Orebro T;Ostergotland E;Skane M;Sodermanland D;Stockholm AB;Uppsala C;Varmland S;Vasterbotten AC;Vasternorrland Y;Vastmanland U;Vastra Gotaland O
SI|Ajdovscina 001;Bled 003;Brezice 009;Brezovica 008;Celje 011;Cerklje na Gorenjskem 012;Cerknica 013;Destrnik 018;Dol pri Ljubljani 022;Dolenjske Toplice 157;Domzale 023;Gorenja Vas-Poljane 027;Gornja Radgona 029;Hrastnik 034;Idrija 036;Ilirska Bistrica 038;Izola-Isola 040;Jesenice 041;Kamnik 043;Kocevje 048;Komenda 164;Kranj 052;Krsko 054;Litija 060;Ljubljana 061;Ljutomer 063;Logatec 064;Lukovica 068;Maribor 070;Maribor City Municipality 070;Municipality of Ajdovscina 001;Municipality of Beltinci 002;Municipality of Bled 003;Municipality of Bohinj 004;Municipality of Brezice 009;Municipality of Brezovica 008;Municipality of Cankova 152;Municipality of Cerklje na Gorenjskem 012;Municipality of Cerknica 013;Municipality of Crensovci 015;Municipality of Divaca 019;Municipality of Domzale 023;Municipality of Dravograd 025;Municipality of Gorenja Vas–Poljane 027;Municipality of Gornja Radgona 029;Municipality of Grosuplje 032;Municipality of Hoce–Slivnica 160;Municipality of Hrastnik 034;Municipality of Hrpelje–Kozina 035;Municipality of Idrija 036;Municipality of Ilirska Bistrica 038;Municipality of Ivancna Gorica 039;Municipality of Izola 040;Municipality of Jesenice 041;Municipality of Kamnik 043;Municipality of Kanal ob Soci 044;Municipality of Kocevje 048;Municipality of Lasko 057;Municipality of Lendava 059;Municipality of Makole 198;Municipality of Medvode 071;Municipality of Metlika 073;Municipality of Miklavz na Dravskem Polju 169;Municipality of Moravske Toplice 078;Municipality of Naklo 082;Municipality of Ormoz 087;Municipality of Piran 090;Municipality of Postojna 094;Municipality of Race–Fram 098;Municipality of Ravne na Koroskem 103;Municipality of Ribnica 104;Municipality of Rogaska Slatina 106;Municipality of Rogatec 107;Municipality of Ruse 108;Municipality of Selnica ob Dravi 178;Municipality of Sempeter–Vrtojba 183;Municipality of Sencur 117;Municipality of Sevnica 110;Municipality of Sezana 111;Municipality of Skofljica 123;Municipality of Slovenska Bistrica 113;Municipality of Slovenske Konjice 114;Municipality of Sodrazica 179;Municipality of Tolmin 128;Municipality of Trbovlje 129;Municipality of Trzic 131;Municipality of Trzin 186;Municipality of Velike Lasce 134;Municipality of Vojnik 139;Municipality of Vransko 189;Municipality of Vrhnika 140;Municipality of Zalec 190;Murska Sobota 080;Nova Gorica 084;Novo Mesto 085;Pesnica 089;Postojna 094;Ptuj 096;Radece 099;Radenci 100;Radovljica 102;Ravne na Koroskem 103;Razkrizje 176;Ruse 108;Sempeter-Vrtojba 183;Sencur 117;Sentjur 120;Sevnica 110;Sezana 111;Skofja Loka 122;Slovenj Gradec 112;Slovenska Bistrica 113;Tolmin 128;Trbovlje 129;Trebnje 130;Trzic 131;Trzin 186;Urban Municipality of Celje 011;Urban Municipality of Koper 050;Urban Municipality of Maribor 070;Urban Municipality of Nova Gorica 084;Velenje 133;Vrhnika 140;Zagorje ob Savi 142;Zalec 190;Zelezniki 146
SK|Banska Bystrica BC;Banska Bystrica Region BC;Bratislava BL;Bratislava Region BL;Kosice KI;Kosice Region KI;Nitra NI;Nitra Region NI;Presov PV;Presov Region PV;Trencin TC;Trencin Region TC;Trnava TA;Trnava Region TA;Zilina ZI;Zilina Region ZI
SL|Western Area W
SM|Acquaviva 01;Borgo Maggiore 06;Chiesanuova 02;Faetano 04;San Marino 07;Serravalle 09
SN|Dakar DK;Diourbel Region DB;Kaolack KL;Louga LG;Matam MT;Saint-Louis SL;Tambacounda TC;Thies TH;Ziguinchor ZG
SO|Banaadir BN;Bari BR;Mudug MU;Nugaal NU;Woqooyi Galbeed WO
SR|Commewijne District CM;Nickerie District NI;Paramaribo District PM;Wanica District WA
SS|Central Equatoria EC
ST|Sao Tome Island 01
SV|Ahuachapan AH;Cabanas CA;Chalatenango Department CH;Cuscatlan CU;La Libertad Department LI;La Paz Department PA;La Union UN;Morazan MO;San Miguel Department SM;San Salvador SS;San Salvador Department SS;San Vicente Department SV;Santa Ana Department SA;Sonsonate Department SO;Usulutan US
SY|Al-Hasakah HA;Dimashq DI;Idlib ID;Rif-dimashq RD;Suwayda SU;Tartus TA
SZ|Hhohho HH;Hhohho Region HH;Lubombo Region LU;Manzini Region MA
TD|N'Djamena ND
TG|Centrale C;Kara K;Maritime M;Plateaux P;Savanes S
TH|Amnat Charoen 37;Ang Thong 15;Bangkok 10;Bueng Kan 38;Buriram 31;Chachoengsao 24;Chai Nat 18;Chaiyaphum 36;Chanthaburi 22;Chiang Mai 50;Chiang Rai 57;Chon Buri 20;Chumphon 86;Kalasin 46;Kamphaeng Phet 62;Kanchanaburi 71;Khon Kaen 40;Krabi 81;Lampang 52;Lamphun 51;Loei 42;Lopburi 16;Mae Hong Son 58;Maha Sarakham 44;Mukdahan 49;Nakhon Nayok 26;Nakhon Pathom 73;Nakhon Phanom 48;Nakhon Ratchasima 30;Nakhon Sawan 60;Nakhon Si Thammarat 80;Nan 55;Narathiwat 96;Nong Bua Lamphu 39;Nong Khai 43;Nonthaburi 12;Pathum Thani 13;Pattani 94;Phang Nga 82;Phatthalung 93;Phayao 56;Phetchabun 67;Phetchaburi 76;Phichit 66;Phitsanulok 65;Phra Nakhon Si Ayutthaya 14;Phrae 54;Phuket 83;Prachin Buri 25;Prachuap Khiri Khan 77;Ranong province 85;Ratchaburi 70;Rayong 21;Roi Et 45;Sa Kaeo 27;Sakon Nakhon 47;Samut Prakan 11;Samut Sakhon 74;Samut Songkhram 75;Saraburi 19;Satun 91;Si Sa Ket 33;Sing Buri 17;Songkhla 90;Sukhothai 64;Suphan Buri 72;Surat Thani 84;Surin 32;Tak 63;Trang 92;Trat 23;Ubon Ratchathani 34;Udon Thani 41;Uthai Thani 61;Uttaradit 53;Yala 95;Yasothon 35
TJ|Dushanbe DU;Sughd SU
TL|Dili DI;Dili Municipality DI
TM|Ashgabat S;Mary M
TN|Ariana Governorate 12;Beja Governorate 31;Ben Arous Governorate 13;Bizerte Governorate 23;Gabes Governorate 81;Gafsa 71;Jendouba Governorate 32;Kairouan 41;Kasserine Governorate 42;Kebili Governorate 73;Mahdia Governorate 53;Medenine Governorate 82;Monastir Governorate 52;Nabeul Governorate 21;Sfax Governorate 61;Sidi Bouzid Governorate 43;Siliana Governorate 34;Sousse Governorate 51;Tataouine 83;Tozeur Governorate 72;Tunis 11;Tunis Governorate 11;Zaghouan Governorate 22
TO|Tongatapu 04
TR|Adana 01;Afyonkarahisar Province 03;Agri 04;Aksaray 68;Amasya 05;Ankara 06;Antalya 07;Ardahan 75;Artvin 08;Aydin 09;Balikesir 10;Bartin 74;Batman 72;Bayburt Province 69;Bilecik 11;Bingol 12;Bitlis 13;Bolu 14;Burdur 15;Bursa 16;Bursa Province 16;Canakkale 17;Cankiri 18;Corum 19;Denizli 20;Diyarbakir Province 21;Duzce 81;Edirne 22;Elazig 23;Erzincan 24;Erzurum 25;Eskisehir 26;Gaziantep 27;Giresun 28;Gumushane 29;Gumushane Province 29;Hakkari 30;Hatay 31;Isparta 32;Istanbul 34;Izmir 35;Izmir Province 35;Kahramanmaras 46;Karabuk Province 78;Karaman 70;Kars Province 36;Kastamonu 37;Kayseri 38;Kilis 79;Kirikkale 71;Kirklareli 39;Kirsehir 40;Kocaeli 41;Konya 42;Kutahya 43;Malatya 44;Manisa 45;Mardin 47;Mersin 33;Mugla 48;Mus 49;Nevsehir 50;Nevsehir Province 50;Nigde Province 51;Ordu 52;Osmaniye 80;Rize 53;Rize Province 53;Sakarya 54;Samsun 55;Sanliurfa 63;Siirt 56;Sinop 57;Sivas 58;Tekirdag 59;Tokat Province 60;Trabzon 61;Tunceli 62;Usak 64;Van 65;Yalova 77;Yozgat 66;Zonguldak Province 67
TT|Chaguanas CHA;Couva-Tabaquite-Talparo CTT;Mayaro MRC;Penal/Debe PED;Point Fortin PTF;Port of Spain POS;Princes Town PRT;San Fernando SFO;San Juan/Laventille SJL;Siparia Regional Corporation SIP;Tobago TOB;Tunapuna/Piarco TUP
TV|Funafuti FUN
TW|Bade District TAO;Baisha PEN;Banqiao District NWT;Beidou CHA;Beigang YUN;Budai CYQ;Buzi TXG;Caotun NAN;Changhua CHA;Chaozhou PIF;Chengzhong TPE;Chiayi City CYI;Chishang TTT;Citong YUN;Daan NWT;Dacun CHA;Dali TXG;Danshui NWT;Daxi TAO;Dazhi TPE;Da’anliao NWT;Dingdongshi TPE;Donggang PIF;Dongshi CYQ;Douliu YUN;Dounan YUN;Erbazhang NWT;Erlin CHA;Ershui CHA;Fangshan PIF;Fanziyuan NWT;Fengbin HUA;Fengyuan TXG;Fenjihu TPE;Fongshan District KHH;Gangqian TPE;Gongguan TPE;Gouzikou TPE;Guandu TPE;Guanshan TTT;Hengchun PIF;Hsinchu HSZ;Hualien City HUA;Huatan CHA;Huotankeng NWT;Jieshoucun LIE;Jincheng KIN;Jinhu KIN;Jiufen NWT;Kaohsiung City KHH;Keelung KEE;Linnei YUN;Longtan District TAO;Long’anpo TPE;Lucuo TAO;Lugu NAN;Luodong ILA;Luzhu TAO;Magong PEN;Miaoli MIA;Minxiong CYQ;Muzha TPE;Nanjing NWT;Nantou City NAN;Neihu District TPE;Neili TAO;New Taipei City NWT;Pinglin District NWT;Pingtung City PIF;Pitou CHA;Poxin TPE;Puli NAN;Puzi CYQ;Qingque TPE;Sanxia District NWT;Sanzhi District NWT;Sanzhong NWT;Shanzijiao TPE;Shehouding NWT;Shenzhen TAO;Shetou CHA;Shiding District NWT;Shimen District NWT;Shuiduizi NWT;Shulin District NWT;Taibao CYQ;Taichung TXG;Tainan TNN;Tainan City TNN;Taipei TPE;Taipei City TPE;Taitung TTT;Taoyuan TAO;Taoyuan District TAO;Tianwei CHA;Tianzhong CHA;Toufen Township MIA;Tuniugou NWT;Wufeng District TXG;Wulai District NWT;Xiatayou TPE;Xiawanzi TPE;Xiazhuangzi TPE;Xihu CHA;Xiluo YUN;Ximen TPE;Xindian District NWT;Xingang CYQ;Xinli TXG;Xinying District TNN;Xiulin HUA;Xixinzhuangzi TPE;Xizhi District NWT;Xizhou TXG;Yangmei District TAO;Yilan ILA;Yingge District NWT;Yongjing CHA;Yongkang District TNN;Yuanlin CHA;Yujing TNN;Zhongli District TAO;Zhongliao CHA;Zhongshan (Dajia) TPE;Zhongxing New Village NAN;Zhouzi TPE;Zhubei HSQ;Zhudong HSQ;Zhulunli TPE;Zhushan NAN;Zhuwei NWT
TZ|Arusha 01;Dar es Salaam 02;Dar es Salaam Region 02;Dodoma 03;Geita 27;Iringa 04;Kagera 05;Kigoma 08;Kilimanjaro 09;Mara 13;Mbeya 14;Morogoro 16;Mwanza 18;Pwani 19;Rukwa 20;Shinyanga 22;Singida 23;Songwe 31;Tanga 25
UA|Cherkasy 71;Cherkasy Oblast 71;Chernihiv 74;Chernivtsi 77;Chernivtsi Oblast 77;Dnipropetrovsk 12;Dnipropetrovsk Oblast 12;Donetsk 14;Ivano-Frankivsk 26;Ivano-Frankivsk Oblast 26;Kharkiv 63;Kharkivs’ka Oblast’ 63;Kherson 65;Khmelnytskyi 68;Khmelnytskyi Oblast 68;Kirovohrad 35;Kirovohrad Oblast 35;Kyiv 30;Kyiv City 30;Luhansk 09;Lviv 46;Mykolaiv 48;Mykolayiv Oblast 48;Odesa 51;Odessa 51;Poltava 53;Poltava Oblast 53;Rivne 56;Sebastopol City 40;Sumy 59;Ternopil 61;Ternopil Oblast 61;Vinnytsia 05;Vinnytsya Oblast 05;Volyn 07;Zakarpattia 21;Zaporizhzhia 23;Zhytomyr 18
UG|Central Region C;Eastern Region E;Northern Region N;Western Region W
US|Alabama AL;Alaska AK;Arizona AZ;Arkansas AR;California CA;Colorado CO;Connecticut CT;Delaware DE;District of Columbia DC;Florida FL;Georgia GA;Hawaii HI;Idaho ID;Illinois IL;Indiana IN;Iowa IA;Kansas KS;Kentucky KY;Louisiana LA;Maine ME;Maryland MD;Massachusetts MA;Michigan MI;Minnesota MN;Mississippi MS;Missouri MO;Montana MT;Nebraska NE;Nevada NV;New Hampshire NH;New Jersey NJ;New Mexico NM;New York NY;North Carolina NC;North Dakota ND;Ohio OH;Oklahoma OK;Oregon OR;Pennsylvania PA;Rhode Island RI;South Carolina SC;South Dakota SD;Tennessee TN;Texas TX;Utah UT;Vermont VT;Virginia VA;Washington WA;West Virginia WV;Wisconsin WI;Wyoming WY
UY|Artigas AR;Canelones CA;Cerro Largo CL;Colonia CO;Durazno Department DU;Flores Department FS;Florida FD;Lavalleja LA;Maldonado MA;Montevideo MO;Montevideo Department MO;Paysandu Department PA;Rio Negro Department RN;Rivera Department RV;Rocha Department RO;Salto Department SA;San Jose Department SJ;Soriano SO;Tacuarembo Department TA;Treinta y Tres Department TT
UZ|Namangan NG;Navoiy Region NW;Samarqand Region SA;Tashkent TK;Tashkent Region TK;Toshkent TK;Toshkent Shahri TK;Xorazm Region XO
VC|Grenadines Parish 06;Saint Andrew Parish 02;Saint George 04;Saint George Parish 04
VE|Amazonas Z;Anzoategui B;Apure C;Aragua D;Barinas E;Bolivar F;Carabobo G;Cojedes H;Delta Amacuro Y;Distrito Federal A;Falcon I;Guarico J;Lara K;Merida L;Miranda M;Monagas N;Nueva Esparta O;Portuguesa P;Sucre R;Tachira S;Trujillo T;Yaracuy U;Zulia V
VN|An Giang 44;Bac Ninh 56;Ca Mau 59;Can Tho City CT;Cao Bang Province 04;Da Nang City DN;Dak Lak 33;Dien Bien Province 71;Dong Nai 39;Dong Thap 45;Gia Lai 30;Ha Tinh Province 23;Hai Phong HP;Hanoi HN;Ho Chi Minh City (HCMC) SG;Hung Yen Province 66;Khanh Hoa 34;Lai Chau Province 01;Lam Dong 35;Lang Son Province 09;Lao Cai 02;Nghe An Province 22;Ninh Binh 18;Phu Tho 68;Quang Ngai 29;Quang Ninh 13;Quang Tri 25;Son La Province 05;Tay Ninh 37;Thai Nguyen 69;Thanh Hoa Province 21;Thua Thien Hue Province 26;Tuyen Quang 07;Vinh Long 49
VU|Shefa SEE
WF|Uvea UV
WS|Tuamasaga TU
YE|Ad Dali‘ DA;Al Bayda BA;Al Hudaydah HU;Amanat Alasimah SA;Dhamar DH;Hajjah HJ;Ibb Governorate IB;Sanaa Governorate SN;Sa‘dah SD;Ta‘izz TA
ZA|Eastern Cape EC;Free State FS;Gauteng GP;KwaZulu-Natal KZN;Limpopo LP;Mpumalanga MP;North West NW;North-West NW;Northern Cape NC;Western Cape WC
ZM|Central Province 02;Copperbelt 08;Eastern Province 03;Lusaka 09;Lusaka Province 09;North-Western 06;Southern Province 07
ZW|Bulawayo BU;Harare HA;Manicaland MA;Matabeleland North MN;Midlands Province MI
`;

const TAIWAN = 'TW';

const codesIn = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(';').map((entry) => {
      const space = entry.lastIndexOf(' ');
      return [entry.slice(0, space), entry.slice(space + 1)];
    }),
  );

const BY_COUNTRY: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  CODES.trim()
    .split('\n')
    .map((line) => {
      const [country = '', list = ''] = line.split('|');
      return [country, codesIn(list)];
    }),
);

/** The code of the part of a country that the map names; null: none is known by this name. */
export function subdivisionCode(country: string, part: string | null, town: string | null): string | null {
  const name = country === TAIWAN ? town : part;
  return BY_COUNTRY.get(country)?.get(name ?? '') ?? null;
}
