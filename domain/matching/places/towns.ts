/** Towns, townships and parts of cities by province, with approximate latitude and longitude: near enough for daily travel. */
export const towns: Readonly<Record<string, string>> = {
  Gauteng: `Johannesburg -26.204 28.047, Pretoria -25.748 28.229, Soweto -26.249 27.854, Sandton -26.108 28.057, Midrand -25.999 28.126,
    Centurion -25.86 28.189, Benoni -26.189 28.321, Kempton Park -26.1 28.23, Roodepoort -26.163 27.873, Randburg -26.094 28.006,
    Boksburg -26.213 28.263, Vereeniging -26.673 27.926, Alexandra -26.104 28.098, Tembisa -25.996 28.227, Katlehong -26.333 28.15,
    Vosloorus -26.358 28.208, Thokoza -26.356 28.146, Springs -26.255 28.443, Germiston -26.218 28.167, Alberton -26.267 28.122,
    Brakpan -26.236 28.369, Edenvale -26.141 28.153, Bedfordview -26.18 28.135, Krugersdorp -26.085 27.767, Randfontein -26.184 27.703,
    Westonaria -26.319 27.649, Carletonville -26.361 27.398, Lenasia -26.317 27.833, Eldorado Park -26.29 27.9, Ennerdale -26.4 27.84,
    Orange Farm -26.483 27.867, Diepsloot -25.933 28.012, Cosmo City -26.02 27.93, Fourways -26.012 28.006, Bryanston -26.05 28.02,
    Rosebank -26.147 28.044, Braamfontein -26.193 28.034, Hillbrow -26.19 28.048, Northgate -26.06 27.94, Cresta -26.13 27.97,
    Woodmead -26.05 28.09, Sunninghill -26.03 28.07, Ivory Park -25.99 28.2, Kaalfontein -26.0 28.25, Isando -26.14 28.2,
    Kagiso -26.16 27.78, Mohlakeng -26.23 27.7, Khutsong -26.33 27.32, Tsakane -26.36 28.38, Daveyton -26.15 28.41, Duduza -26.38 28.41,
    KwaThema -26.29 28.4, Etwatwa -26.13 28.46, Wattville -26.22 28.3, Nigel -26.42 28.47, Heidelberg -26.505 28.359,
    Mamelodi -25.71 28.395, Soshanguve -25.529 28.1, Atteridgeville -25.773 28.071, Ga-Rankuwa -25.62 27.98, Hammanskraal -25.4 28.283,
    Temba -25.38 28.27, Olievenhoutbosch -25.91 28.1, Irene -25.87 28.22, Menlyn -25.78 28.28, Hatfield -25.75 28.24,
    Akasia -25.65 28.1, Silver Lakes -25.78 28.36, Cullinan -25.67 28.52, Bronkhorstspruit -25.81 28.743, Ekangala -25.69 28.75,
    Vanderbijlpark -26.712 27.838, Sebokeng -26.583 27.833, Evaton -26.53 27.85, Sharpeville -26.69 27.87, Bophelong -26.7 27.78,
    Meyerton -26.558 28.02, Magaliesburg -26.0 27.54, Muldersdrift -26.03 27.85, Lanseria -25.94 27.93, Honeydew -26.07 27.92`,
  'Western Cape': `Cape Town -33.925 18.424, Bellville -33.9 18.629, Stellenbosch -33.932 18.86, Somerset West -34.076 18.843,
    Paarl -33.734 18.962, Mitchells Plain -34.051 18.618, Khayelitsha -34.041 18.677, George -33.963 22.462, Worcester -33.647 19.449,
    Mossel Bay -34.183 22.146, Knysna -34.036 23.047, Hermanus -34.419 19.235, Gugulethu -33.983 18.567, Langa -33.944 18.531,
    Nyanga -33.992 18.583, Philippi -34.01 18.57, Delft -33.97 18.64, Mfuleni -34.0 18.68, Athlone -33.966 18.505, Hanover Park -33.99 18.53,
    Grassy Park -34.04 18.5, Parow -33.897 18.59, Goodwood -33.906 18.549, Elsies River -33.92 18.58, Durbanville -33.833 18.65,
    Brackenfell -33.88 18.7, Kraaifontein -33.85 18.72, Kuils River -33.933 18.683, Blackheath -33.97 18.71, Eerste River -34.01 18.73,
    Strand -34.117 18.833, Gordon's Bay -34.16 18.87, Grabouw -34.15 19.02, Claremont -33.981 18.465, Wynberg -34.005 18.469,
    Rondebosch -33.96 18.47, Observatory -33.94 18.47, Woodstock -33.93 18.45, Sea Point -33.915 18.39, Green Point -33.905 18.41,
    Camps Bay -33.95 18.38, Milnerton -33.87 18.497, Century City -33.89 18.51, Table View -33.82 18.49, Bloubergstrand -33.8 18.46,
    Hout Bay -34.044 18.353, Constantia -34.03 18.42, Tokai -34.06 18.44, Muizenberg -34.1 18.47, Fish Hoek -34.136 18.431,
    Simon's Town -34.19 18.43, Noordhoek -34.11 18.37, Atlantis -33.567 18.483, Mamre -33.51 18.47, Franschhoek -33.913 19.117,
    Wellington -33.64 19.0, Mbekweni -33.67 18.99, Malmesbury -33.461 18.727, Riebeek-Kasteel -33.39 18.9, Moorreesburg -33.15 18.66,
    Piketberg -32.9 18.75, Porterville -33.01 18.99, Citrusdal -32.59 19.01, Clanwilliam -32.18 18.89, Vredendal -31.67 18.5,
    Lutzville -31.55 18.35, Lambert's Bay -32.09 18.3, Velddrif -32.78 18.17, Saldanha -33.012 17.944, Vredenburg -32.907 17.99,
    Langebaan -33.1 18.03, Darling -33.38 18.38, Tulbagh -33.29 19.14, Ceres -33.369 19.311, Robertson -33.8 19.88, Montagu -33.79 20.12,
    Ashton -33.83 20.06, Bonnievale -33.93 20.1, Swellendam -34.023 20.442, Barrydale -33.9 20.72, Heidelberg -34.09 20.96,
    Riversdale -34.09 21.26, Stilbaai -34.37 21.42, Albertinia -34.2 21.58, Caledon -34.23 19.43, Bredasdorp -34.53 20.04,
    Gansbaai -34.58 19.35, Kleinmond -34.34 19.03, Stanford -34.44 19.46, Struisbaai -34.8 20.05, Oudtshoorn -33.592 22.201,
    Ladismith -33.49 21.27, Calitzdorp -33.53 21.69, De Rust -33.49 22.53, Great Brak River -34.04 22.22, Hartenbos -34.12 22.1,
    Wilderness -33.99 22.58, Sedgefield -34.02 22.8, Karatara -33.9 22.85, Plettenberg Bay -34.053 23.372, Uniondale -33.66 23.13,
    Beaufort West -32.357 22.583, Laingsburg -33.2 20.86, Prince Albert -33.22 22.03`,
  'KwaZulu-Natal': `Durban -29.859 31.022, Umhlanga -29.726 31.085, Pietermaritzburg -29.601 30.379, Pinetown -29.815 30.856,
    Umlazi -29.97 30.883, Richards Bay -28.781 32.038, Newcastle -27.758 29.932, Ballito -29.539 31.214, Port Shepstone -30.741 30.455,
    Ladysmith -28.56 29.781, Empangeni -28.749 31.894, Chatsworth -29.917 30.883, Phoenix -29.7 31.0, KwaMashu -29.733 30.983,
    Inanda -29.68 30.93, Ntuzuma -29.73 30.95, Clermont -29.8 30.9, KwaDabeka -29.78 30.9, Mariannhill -29.86 30.82, Amanzimtoti -30.05 30.883,
    Isipingo -29.99 30.92, Prospecton -29.98 30.94, Lamontville -29.94 30.95, Westville -29.837 30.93, Kloof -29.79 30.83,
    Hillcrest -29.78 30.763, Gillitts -29.79 30.79, Queensburgh -29.88 30.92, Bluff -29.93 31.0, Musgrave -29.85 31.0, Morningside -29.82 31.01,
    Mount Edgecombe -29.7 31.04, Verulam -29.65 31.05, Tongaat -29.574 31.117, Salt Rock -29.5 31.24, KwaDukuza -29.339 31.292,
    Mandeni -29.14 31.4, Hammarsdale -29.8 30.65, Mpumalanga Township -29.81 30.62, Cato Ridge -29.74 30.59, Camperdown -29.73 30.54,
    Howick -29.478 30.231, Hilton -29.55 30.3, Edendale -29.65 30.32, Imbali -29.65 30.35, Mooi River -29.2 29.99, Nottingham Road -29.36 30.0,
    Greytown -29.06 30.59, Wartburg -29.43 30.58, Richmond -29.87 30.27, Ixopo -30.16 30.06, Underberg -29.79 29.5, Umzinto -30.31 30.66,
    Umkomaas -30.21 30.8, Scottburgh -30.287 30.753, Hibberdene -30.57 30.57, Uvongo -30.83 30.39, Margate -30.864 30.371,
    Ramsgate -30.89 30.34, Port Edward -31.05 30.22, Harding -30.58 29.88, Kokstad -30.547 29.424, Eshowe -28.89 31.46, Melmoth -28.59 31.4,
    Ulundi -28.335 31.416, Nongoma -27.9 31.65, Vryheid -27.77 30.792, Dundee -28.165 30.234, Glencoe -28.18 30.15, Nquthu -28.22 30.67,
    Utrecht -27.65 30.33, Paulpietersburg -27.42 30.82, Pongola -27.37 31.62, Jozini -27.43 32.07, Mkuze -27.61 32.04, Hluhluwe -28.02 32.27,
    Mtubatuba -28.42 32.18, St Lucia -28.38 32.41, KwaMbonambi -28.6 32.08, eSikhaleni -28.88 31.92, Felixton -28.83 31.89,
    Manguzi -26.99 32.75, Estcourt -29.01 29.874, Bergville -28.73 29.36, Winterton -28.81 29.53, Madadeni -27.75 30.05, Osizweni -27.77 30.13`,
  'Eastern Cape': `Gqeberha -33.961 25.615, East London -33.015 27.912, Mthatha -31.589 28.784, Kariega -33.766 25.402, Komani -31.898 26.875,
    Makhanda -33.311 26.533, Qonce -32.878 27.393, Jeffreys Bay -34.051 24.91, Aliwal North -30.694 26.712, Mdantsane -32.933 27.733,
    Gonubie -32.94 28.0, Beacon Bay -32.97 27.94, Bhisho -32.85 27.433, Zwelitsha -32.92 27.43, Motherwell -33.8 25.6, KwaZakhele -33.87 25.6,
    New Brighton -33.89 25.6, Zwide -33.87 25.57, Despatch -33.8 25.47, KwaNobuhle -33.81 25.39, Butterworth -32.333 28.15,
    Dutywa -32.1 28.3, Centane -32.51 28.32, Libode -31.54 29.02, Ngqeleni -31.67 29.03, Mqanduli -31.82 28.76, Qumbu -31.16 28.87,
    Port St Johns -31.63 29.54, Lusikisiki -31.367 29.567, Flagstaff -31.08 29.5, Bizana -30.86 29.86, Mount Ayliff -30.81 29.37,
    Mount Frere -30.91 28.99, Matatiele -30.34 28.8, Tsolo -31.31 28.76, Maclear -31.07 28.35, Ngcobo -31.68 28.0, Cofimvaba -32.0 27.58,
    Cala -31.52 27.7, Elliot -31.33 27.85, Ugie -31.2 28.23, Lady Frere -31.7 27.23, Whittlesea -32.18 26.82, Sterkspruit -30.53 27.37,
    Burgersdorp -31.0 26.33, Middelburg -31.49 25.0, Cradock -32.164 25.619, Somerset East -32.72 25.59, Graaff-Reinet -32.252 24.531,
    Aberdeen -32.48 24.07, Willowmore -33.29 23.49, Fort Beaufort -32.78 26.63, Alice -32.79 26.83, Stutterheim -32.57 27.42, Adelaide -32.71 26.3,
    Port Alfred -33.591 26.891, Kenton -33.68 26.67, Addo -33.54 25.69, Kirkwood -33.4 25.44, Humansdorp -34.03 24.77,
    St Francis Bay -34.17 24.83, Joubertina -33.82 23.86`,
  'Free State': `Bloemfontein -29.085 26.16, Welkom -27.977 26.735, Sasolburg -26.814 27.828, Bethlehem -28.231 28.307,
    Phuthaditjhaba -28.524 28.816, Kroonstad -27.65 27.235, Parys -26.903 27.457, Botshabelo -29.25 26.733, Mangaung -29.15 26.267,
    Thaba Nchu -29.2 26.833, Virginia -28.104 26.859, Odendaalsrus -27.87 26.68, Thabong -27.98 26.8, Hennenman -27.97 27.03,
    Allanridge -27.75 26.64, Harrismith -28.273 29.13, Warden -27.85 28.97, Vrede -27.43 29.16, Memel -27.68 29.57, Frankfort -27.28 28.49,
    Heilbron -27.28 27.97, Vredefort -27.0 27.37, Viljoenskroon -27.2 26.95, Bothaville -27.389 26.617, Wesselsbron -27.85 26.37,
    Bultfontein -28.29 26.16, Hoopstad -27.83 25.91, Hertzogville -28.13 25.5, Boshof -28.54 25.24, Brandfort -28.7 26.467, Theunissen -28.4 26.71,
    Winburg -28.52 27.01, Senekal -28.32 27.6, Marquard -28.67 27.43, Reitz -27.8 28.43, Lindley -27.88 27.92, Clarens -28.51 28.42,
    Fouriesburg -28.62 28.21, Ficksburg -28.874 27.878, Clocolan -28.91 27.57, Ladybrand -29.19 27.46, Wepener -29.73 27.03,
    Zastron -30.3 27.08, Smithfield -30.21 26.53, Reddersburg -29.65 26.17, Trompsburg -30.03 25.78, Philippolis -30.26 25.27,
    Petrusburg -29.11 25.42, Jacobsdal -29.13 24.77, Koffiefontein -29.41 25.0, Edenville -27.55 27.67, Steynsrus -27.95 27.57, Deneysville -26.89 28.1`,
  Limpopo: `Polokwane -23.905 29.469, Thohoyandou -22.946 30.485, Tzaneen -23.833 30.163, Mokopane -24.194 29.01, Lephalale -23.667 27.747,
    Bela-Bela -24.885 28.294, Giyani -23.302 30.718, Musina -22.348 30.043, Seshego -23.85 29.383, Mankweng -23.883 29.717, Moletjie -23.7 29.3,
    Louis Trichardt -23.046 29.905, Sibasa -22.94 30.47, Malamulele -23.0 30.7, Elim -23.15 30.05, Nkowankowa -23.9 30.28,
    Phalaborwa -23.943 31.141, Namakgale -23.95 31.02, Hoedspruit -24.35 30.96, Lenyenye -23.98 30.27, Modjadjiskloof -23.69 30.14,
    Duiwelskloof -23.69 30.14, Letsitele -23.88 30.39, Burgersfort -24.667 30.333, Steelpoort -24.73 30.2, Jane Furse -24.76 29.87,
    Lebowakgomo -24.2 29.5, Groblersdal -25.167 29.4, Marble Hall -24.97 29.3, Roedtan -24.6 29.08, Mookgophong -24.52 28.72,
    Modimolle -24.7 28.4, Vaalwater -24.29 28.11, Thabazimbi -24.592 27.412, Northam -24.95 27.27, Mahwelereng -24.15 28.98,
    Alldays -22.68 29.1, Vuwani -23.08 30.42, Dzanani -22.9 30.17, Botlokwa -23.5 29.72, Senwabarana -23.28 29.12`,
  Mpumalanga: `Mbombela -25.475 30.97, Emalahleni -25.877 29.233, Middelburg -25.776 29.465, Secunda -26.516 29.191, Ermelo -26.534 29.984,
    White River -25.332 31.012, Standerton -26.934 29.243, Hazyview -25.045 31.128, KaNyamazane -25.467 31.167, Matsulu -25.5 31.35,
    Barberton -25.788 31.053, Lydenburg -25.096 30.446, Sabie -25.1 30.78, Graskop -24.93 30.84, Dullstroom -25.42 30.1, Belfast -25.69 30.04,
    Machadodorp -25.67 30.26, Carolina -26.07 30.11, Badplaas -25.96 30.57, Elukwatini -26.05 30.78, Piet Retief -27.0 30.8,
    Volksrust -27.36 29.88, Amersfoort -27.0 29.87, Bethal -26.458 29.466, Kriel -26.26 29.26, Ogies -26.05 29.06, Kinross -26.42 29.09,
    Leandra -26.37 28.92, Evander -26.47 29.11, Embalenhle -26.533 29.067, Delmas -26.15 28.683, Hendrina -26.16 29.72, Breyten -26.3 29.99,
    Balfour -26.66 28.59, Malelane -25.483 31.517, Komatipoort -25.43 31.95, KwaMhlanga -25.43 28.71, Siyabuswa -25.12 29.05,
    Kwaggafontein -25.3 28.93, Bushbuckridge -24.833 31.067, Thulamahashe -24.72 31.2, Acornhoek -24.6 31.09, Mkhuhlu -25.0 31.23,
    Kwaguqa -25.86 29.1, Mhluzi -25.75 29.44`,
  'North West': `Rustenburg -25.667 27.242, Mahikeng -25.865 25.644, Klerksdorp -26.867 26.667, Potchefstroom -26.715 27.103, Brits -25.635 27.78,
    Hartbeespoort -25.745 27.9, Vryburg -26.957 24.728, Lichtenburg -26.15 26.167, Mmabatho -25.85 25.633, Zeerust -25.533 26.083,
    Coligny -26.33 26.32, Ventersdorp -26.32 26.82, Orkney -26.983 26.667, Stilfontein -26.85 26.77, Jouberton -26.88 26.6, Ikageng -26.72 27.04,
    Leeudoringstad -27.23 26.23, Wolmaransstad -27.2 25.967, Bloemhof -27.65 25.6, Christiana -27.9 25.16, Schweizer-Reneke -27.19 25.33,
    Delareyville -26.68 25.46, Sannieshof -26.53 25.81, Ottosdal -26.81 26.0, Taung -27.55 24.783, Ganyesa -26.59 24.18, Phokeng -25.583 27.117,
    Tlhabane -25.65 27.21, Mogwase -25.27 27.25, Sun City -25.34 27.09, Swartruggens -25.65 26.69, Koster -25.86 26.9, Mooinooi -25.75 27.55,
    Letlhabile -25.48 27.67, Mabopane -25.5 28.083, Makapanstad -25.23 28.12, Itsoseng -26.08 25.87, Derby -25.9 27.03`,
  'Northern Cape': `Kimberley -28.739 24.762, Upington -28.457 21.242, Kuruman -27.46 23.433, Springbok -29.664 17.886, De Aar -30.65 24.012,
    Kathu -27.696 23.049, Galeshewe -28.717 24.733, Barkly West -28.54 24.52, Warrenton -28.11 24.85, Jan Kempdorp -27.92 24.83,
    Hartswater -27.75 24.817, Postmasburg -28.333 23.067, Danielskuil -28.19 23.55, Dingleton -27.79 22.98, Mothibistad -27.4 23.48,
    Olifantshoek -27.94 22.74, Paballelo -28.43 21.21, Kakamas -28.767 20.617, Keimoes -28.71 20.97, Groblershoop -28.9 21.98, Pofadder -29.13 19.39,
    Port Nolloth -29.25 16.87, Steinkopf -29.26 17.73, Kamieskroon -30.21 17.93, Calvinia -31.467 19.767, Sutherland -32.4 20.66,
    Carnarvon -30.97 22.13, Williston -31.34 20.92, Prieska -29.66 22.75, Douglas -29.05 23.767, Hopetown -29.62 24.08,
    Colesberg -30.717 25.1, Noupoort -31.19 24.95, Hanover -31.07 24.44, Victoria West -31.4 23.12, Britstown -30.59 23.5`,
};

/** Regions that people name like a town, by the middle of where they live in them. */
export const regions: typeof towns = {
  Gauteng: `East Rand -26.2 28.25, Ekurhuleni -26.18 28.2, West Rand -26.14 27.8, Vaal -26.68 27.9, Vaal Triangle -26.68 27.9, North Rand -26.05 28.1,
    Northern Suburbs -26.08 28.02`,
  'Western Cape': `Garden Route -33.98 22.7, Southern Cape -33.98 22.3, Suid-Kaap -33.98 22.3, Winelands -33.85 18.95, Boland -33.7 19.1,
    Helderberg -34.08 18.84, Cape Flats -34.0 18.58, Northern Suburbs -33.88 18.63, Southern Suburbs -33.99 18.47, West Coast -32.95 18.05,
    Overberg -34.35 19.6, Swartland -33.4 18.75, Klein Karoo -33.59 22.2, Breede Valley -33.65 19.45, Tygervalley -33.87 18.63`,
  'KwaZulu-Natal': `South Coast -30.6 30.55, North Coast -29.5 31.2, Midlands -29.4 30.2, Zululand -28.75 31.9, Drakensberg -28.9 29.4, Upper Highway -29.79 30.8`,
  'Eastern Cape': `Transkei -31.6 28.8, Border -32.95 27.7, Buffalo City -33.0 27.85, Nelson Mandela Bay -33.9 25.55, Wild Coast -31.7 29.3, OR Tambo -31.5 29.0, Alfred Nzo -30.7 29.1`,
  'Free State': `Goldfields -27.97 26.75, Eastern Free State -28.3 28.3, Northern Free State -27.5 27.1, Qwaqwa -28.52 28.82`,
  Limpopo: `Sekhukhune -24.75 29.95, Waterberg -24.3 28.4, Vhembe -22.95 30.4, Mopani -23.8 30.4, Bushveld -24.6 28.4`,
  Mpumalanga: `Lowveld -25.4 31.0, Laeveld -25.4 31.0, Highveld -26.2 29.4, Hoëveld -26.2 29.4, Kruger -25.2 31.2`,
  'North West': `Platinum Belt -25.65 27.3, Bojanala -25.65 27.3`,
  'Northern Cape': `Namaqualand -29.6 17.9, Kalahari -27.5 23.2, Vaalharts -27.8 24.8, Green Kalahari -28.5 21.2, Diamond Fields -28.74 24.76`,
};

/** Alternative and recent former names of places. */
export const otherNames: ReadonlyMap<string, string> = new Map(
  `Johannesburg = joburg, jozi, jhb, egoli, goli, joeys, johannesburg cbd, eghoyini; Gauteng = erhawutini, gp; Kempton Park = kempton;
  Pretoria = tshwane, pta, pitori, epitoli; Alexandra = alex; Edenvale = sebenza;
  Vaal = vaaldriehoek; Cape Town = kaapstad, ekapa, kaapse, cape town cbd, kaap; Mitchells Plain = mitchells plein;
  Plettenberg Bay = plett, plettenbergbaai; Khayelitsha = khaya; Gugulethu = gugs;
  Mossel Bay = mossies, mosselbaai; Durban = ethekwini, ethekweni, durbs, durban central, durban cbd, dbn, thekwini; Pietermaritzburg = maritzburg, pmb, emgungundlovu;
  KwaDukuza = stanger; Amanzimtoti = toti; Gqeberha = port elizabeth, pe, ibhayi, ebhayi, die baai;
  Kariega = uitenhage; Jeffreys Bay = j bay, jbay; Makhanda = grahamstown;
  Komani = queenstown; Qonce = king williams town, kwt; Mthatha = umtata;
  East London = emonti; Dutywa = idutywa; Bloemfontein = bloem;
  Phuthaditjhaba = qwa qwa; Free State = fs, vrystaat; Potchefstroom = potch;
  Hartbeespoort = harties; Mbombela = nelspruit; Emalahleni = witbank;
  Piet Retief = piet tief, mkhondo; Lydenburg = mashishing; Machadodorp = emgwenya;
  Polokwane = pietersburg; Bela-Bela = warmbaths, warmbad; Mokopane = potgietersrus;
  Modimolle = nylstroom; Mookgophong = naboomspruit; Lephalale = ellisras;
  Musina = messina; Louis Trichardt = makhado; Mahikeng = mafikeng;
  Rustenburg = rustenberg; Bushbuckridge = bushbuck; Kimberley = kimberly;
  KwaZulu-Natal = kzn, natal; Western Cape = wes kaap, weskaap; Eastern Cape = oos kaap;
  Northern Cape = noord kaap; North West = noordwes; North Coast = noord kus;
  South Coast = suid kus; West Coast = weskus; Garden Route = tuinroete;
  Drakensberg = the berg`
    .split(';')
    .map((line) => line.split('='))
    .flatMap(([name = '', others = '']) => others.split(',').map((other) => [other.trim(), name.trim()] as const)),
);

/** Common words too: a place only with a capital letter, and not at the start of a sentence. */
export const alsoWords: ReadonlySet<string> = new Set(
  `aberdeen adelaide alex alice ashton balfour belfast bluff boland border brits bushveld camperdown carolina ceres christiana
  claremont clarens cullinan darling delft derby douglas dundee durbs elim elliot frankfort fs george goldfields gp hanover
  harding hatfield heidelberg highveld hilton irene kaap kenton khaya kloof kruger langa lindley lowveld memel middelburg
  midlands montagu morningside natal observatory pe philippi phoenix reitz richmond robertson rosebank smithfield springs
  stanford strand sutherland vaal virginia vrede warden wellington wilderness woodstock worcester`.split(/\s+/),
);

/** Personal names too. */
export const firstNames: ReadonlySet<string> = new Set(
  'adelaide alex alexandra alice carolina christiana douglas elliot evander george irene khaya langa nigel virginia'.split(
    ' ',
  ),
);
