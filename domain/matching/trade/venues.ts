import { readConcepts } from './concept.ts';

/** Where it is done. */
export const venues = readConcepts(
  'venue',
  `
# street
rank: at taxi ranks and stations = taxi rank, taxi ranks, rank, ranks, irenki, erenkini, bus stop, bus station, train station, station, commuters,
  commuter, park station, bree rank, renke, taxi association, taxi drivers, taxistaanplek, taxi staanplek, busstasie, treinstasie, staanplek,
  erankini, isiteshi, esiteshini, iiteksi, irenki yeetekisi, amatekisi, iziteshi, ditekesi, renkeng, boemapalangwang, setishi, seteisheneng,
  boemadithekisi, emarenki, ezirenki, eziteksini, etekisini, ematekisini, direnkeng
township: in townships = township, townships, kasi, ekasi, lokasie, loxion, location area, elokishini, ilokishi, lekeishene, motse, spaza, tavern,
  taverns, shebeen, shebeens, shisanyama, tuck shop, kasis, lokshin, hood, ghetto, elalini yasedolobheni, amalokishi, ezilokishini, elokshini,
  lokishi, elokishi, emkhukhwini, imijondolo, umjondolo, mokhukhu, mekhukhu, makheisheneng, lekeisheneng, makeishene, kasing, motseng wa kasi,
  lokasies, woonbuurt, townships en lokasies, agterplaas, plakkerskamp
rural: in villages and on farms = rural, village, villages, farm, farms, farmers, farmer, plaas, plase, boere, epulazini, polasi, co op, koöperasie,
  kooperasie, small towns, platteland, motseng, emakhaya, boer, agricultural show, nampo, homesteads, dorpie, dorpies, dorp, dorpe, klein dorpies, op
  plase, plaasbesoeke, op die plase, boeregemeenskap, boere ken, landelike, landelik, landelike gebiede, plattelandse, plaasmense, eplasi,
  emapulazini, amapulazi, ezindaweni zasemakhaya, ezigodini, isigodi, izigodi, elalini, iilali, ilali, ezilalini, amakomkhulu, komkhulu, inkosi,
  amakhosi, metseng, metse, motse wa magae, magaeng, dipolasing, dipolasi, polasing, balemirui, kgoro, kgosi, magoshi, moshate
street-place: in the street = street, streets, robots, traffic lights, cbd, pavement, beachfront, beach, promenade, town centre, city centre,
  downtown, in die strate, strate, strand promenade, middedorp, stadskern, emgaqweni, izitalato, isitalato, emigwaqweni, edolophini, olwandle,
  ebhishi, mebileng, diterateng, lebopong, lewatleng
church: among churches and societies = church, churches, burial society, stokvel, stokvels, societies, community hall, women groups, community
  meetings, imbizo, burial societies, kerk, kerke, kerkgroepe, moruti, pastors, pastor, mosque, mosques, prayer group, prayer groups, manyano, women's
  groups, womens groups, womens league, women's league, mothers union, burial groups, society meetings, savings groups, stokvel groups, stokvel
  meetings, stokvel members, community leaders, community halls, community groups, ward councillor, ward meetings, street committee, street
  committees, pensioner groups, pensioners clubs, old age homes, social clubs, clubs community, cooperatives, co operatives, amasonto, esontweni,
  icawa, ecaweni, iicawa, amabandla, ibandla, umbutho, umgalelo, imigalelo, omama bomthandazo, kereke, dikereke, kerekeng, dihlopha tsa polokelo,
  mekgatlo, makgotla, mokgatlo wa phupu, phuthego, ezicaweni, iicawe, icawe, emasontweni, dikerekeng, emabandleni
# shops
mall: in malls = mall, malls, shopping centre, shopping center, shopping centres, winkelsentrum, shopping mall, retail centre, plaza, emall,
  winkelsentrums, inkundla yezitolo, emoli, imoli, ezitolo ezinkulu, moleng, dimmole, lefelong la mabenkele, setsha sa mabenkele, ezimolini, ezimoli,
  emolini
supermarket: in supermarkets = supermarket, supermarkets, shoprite, pick n pay, checkers, spar, boxer, woolworths, makro, game stores, hypermarket,
  hyper, supermark, wholesaler, wholesalers, cash and carry, massmart, food lover, usave, aisle, shoppers, grocery store, ok foods, cambridge,
  hipermark, supermarkte, kruidenierswinkel, isuphamakethe, esuphamakethe, ezisuphamakethe, supamakete, suphamakete, disuphamakete, lebenkele le
  leholo
store: in shops = in store, store, stores, shop, shops, boutique, counter, showroom, retail outlets, retail store, outlet, outlets, isitolo, izitolo,
  lebenkele, winkel, winkels, department store, chain stores, retailer, retailers, truworths, edgars, ivenkile, winkel toe, winkelvloer, in winkels,
  kettingwinkels, afdelingswinkel, esitolo, ezitolo, iivenkile, ezivenkileni, evenkileni, mabenkele, mabenkeleng, lebenkeleng, dishopo, mavenkele,
  emavenkileni
pharmacy-place: in pharmacies = pharmacy, pharmacies, clicks, dis chem, dischem, apteek, apteke, chemist, apteek toonbank, ekhemisi, ikhemisi,
  ezikhemisi, khemeseng, dikhemisi, khemisi
liquor-place: in bars and bottle stores = tavern, taverns, shebeen, bars, clubs, nightclub, night club, bottle store, bottle stores, liquor store,
  pub, pubs, nightlife, restaurants and bars, drankwinkel, liquor outlets, drankwinkels, kroeg, kroeë, kroegies, nagklub, nagklubs, tawerne, tavernes,
  sjebeens, ishibhini, amashibhini, izindawo zokuphuza, ethaveni, amathaveni, ithaveni, ithaven, ibhodlela stolo, ditebeneng, thabeneng, dithabene,
  thabene, dishebine, shebining, botolo setoro, botolo store
hardware-place: in hardware shops = hardware store, hardware stores, builders, buco, cashbuild, builders warehouse, hardware shop, hardware,
  hardeware, hardewarewinkels, ihadiweya, ehadiweya, hatewere, hateweeng, paint shops, diy stores, tool shops, boumark, bou handelaar
salon-place: in salons and spas = salon, salons, spa, spas, hairdressers, barbershop, nail bar, haarsalonne, salonne, skoonheidsalon, isaluni,
  amasaluni, esaluni, isalon, amasaloni, saluneng, disaluni, disalone, salone
dealership-place: at dealerships = dealership, dealerships, motor dealer, showroom floor, dealers, motorhandelaars, motorhawe, voertuighandelaar,
  umdayisi wezimoto edilishini, e-dealership, edilashipi, barekisi ba dikoloi
forecourt: at filling stations = petrol attendant, petrol attendants, petrol joggie, forecourt, forecourts, petrol station, petrol stations, filling
  station, fuel station, fuel stations, service station, vulstasie, engen, sasol garage, shell garage, vulstasies, petrolstasie, garaji, igaraji,
  amagaraji, egaraji, igalaji, karatjhe, dikaratjhe, karatšhe
# events
market: at markets = market stall, flea market, farmers market, craft market, night market, imakethe, mmaraka, food market, sunday market, saturday
  market, weekend market, markets, boeremark, boeremarkte, vlooimark, kosmark, kunsmark, markte, basaar, basare, kermis, kermisse, school fete, fetes,
  emakethe, izimakethe, emarikeng, dimmaraka, mmarakeng, maraka, mebarakeng
events-place: at events = festival, festivals, concert, concerts, event, events, fun day, launch, gala, party, parties, heritage day, parade, music
  festival, kunstefees, jazz, kuierfees, kunstefeeste, feeste, feesgangers, fees op, die fees, musiekfees, kosfees, wynfees, fiesta, rieldans,
  geleenthede, umkhosi, imikhosi, umcimbi, imicimbi, emicimbini, ifestivali, umshado, imishado, iphathi, amaphathi, umgidi, imigidi, meketeng, mokete,
  meketjana, meletlo, moletlong, lenyalo, manyalo, difestifale, mekete
stadium: at matches = stadium, stadiums, match day, derby, soccer match, rugby match, sports event, sports day, marathon, race day, loftus, fnb
  stadium, ellis park, sports ground, stadion, stadions, sportdag, sportdae, wedstryd, wedstryde, rugbywedstryd, inkundla yezemidlalo, ezinkundleni,
  ibhola likanobhutshuzwayo, umdlalo webhola, setediamong, lebaleng la dipapadi, papali, dipapadi, mabaleng
expo-place: at trade shows = expo, expos, trade show, exhibition, congress, conference, conferences, nampo, show grounds, gallagher, nasrec, ccticc,
  convention centre, trade fair, skougrond, skougronde, uitstalsentrum, landbouskou terrein, umbukiso, imibukiso, embukisweni, pontshong, dipontsho
campus: at schools and campuses = campus, campuses, university, universities, student, students, school, schools, college, varsity, res, residence,
  uct, ukzn, tvet, kampus, skole, matriculants, learners, teachers, lecture, orientation week, o week, unisa, nwu, universiteit, universiteite,
  studente, leerders, onderwysers, ouers, isikole, izikole, ezikoleni, esikoleni, inyuvesi, amanyuvesi, enyuvesi, ikolishi, ekolishi, abafundi,
  othisha, abazali, utitshala, ootitshala, sekolo, dikolo, sekolong, dikolong, yunivesithi, yunibesithi, koleji, baithuti, barutwana, barutabana,
  morutabana, mesuwe, matichere, batswadi
# homes
homes-place: at homes = door to door, households, household, residential, suburb, suburbs, estates, complexes, homeowners, home owners, home owner,
  gated estates, complex, townhouses, house to house, by mense se huise, huise toe, huiseienaars, huishoudings, huisbesoek, huisbesoeke, woonbuurte,
  woongebied, komplekse, inwoners, ezindlini, emakhaya abantu, emizini, umuzi, imizi, izindlu, emzini, amakhaya abantu, abanikazi bezindlu, matlong,
  malapa, malapeng, ntlong, magae, beng ba matlo, baahi
# work
office: in offices = office park, office parks, offices, corporate, corporates, head office, industrial park, industrial parks, industrial area,
  factories, warehouse, workplace, workplaces, body corporates, business park, kantoor, kantore, kantoorpark, kantoorparke, nywerheidsgebied,
  fabrieke, ihhovisi, amahhovisi, emahhovisi, iiofisi, i-ofisi, iofisi, ezimbonini, amafemu, izimboni, diofising, dikantoro, ofising, kantoro,
  diofisi, difeme, femeng
hospital: in hospitals and practices = hospital, hospitals, clinic, clinics, surgery, doctors rooms, hospitaal, medical practices, healthcare
  facilities, hospitale, klinieke, kliniek, spreekkamers, dokterspraktyke, isibhedlela, izibhedlela, esibhedlela, ezibhedlela, umtholampilo,
  imitholampilo, emtholampilo, iklinikhi, iiklinikhi, sipetlele, dipetlele, bookelo, maokelo, kliniki, dikliniki, tliliniki, tleleniki
mine: at mines and plants = mine, mines, mine workers, miners, change house, change houses, shaft, hostel, hostels, smelter, myn, platinum, mining
  town, myne, myn stad, mynwerkers, myners, skag, smeltery, kragstasie, izimayini, imayini, ezimayini, emayini, abasebenzi basezimayini, ihostela,
  amahostela, ehostela, moepong, meepong, moepo, meepo, basebetsi ba moepo, hosetele, dihosetele, maene, maeneng
site: at building sites = construction site, building site, contractors, bouperseel, builders yard, boupersele, bou terrein, konstruksie,
  konstruksieterrein, kontrakteurs, bouers, isiza sokwakha, ezindaweni zokwakha, abakhi, osonkontileka, umakhi, moaho, meaho, boraditheo, diago,
  baagi, bo rakontraka
government: in public offices = municipality, government department, home affairs, sassa, pay point, pay points, pension day, grant pay day,
  municipal, library, sassa pay points, government employees, civil servants, public servants, stadsraad, munisipaliteit, munisipaliteite,
  staatsdiens, staatsamptenare, pensioendag, allpay, uhulumeni, omasipala, umasipala, ezasekhaya, impesheni, usuku lwempesheni, i-sassa, abahola
  impesheni, imali yeqolo, mmuso, mmasepala, bommasepala, masepaleng, penshene, letsatsi la penshene, matsatsi a tuelo
airport: at airports = airport, airports, airport lounge, departures, ortia, or tambo airport, or tambo international, lughawe, lughawens, isikhumulo
  sezindiza, esikhumulweni sezindiza, boemafofane, boemafofaneng
hospitality-place: in hotels and restaurants = hotel, hotels, restaurant, restaurants, guesthouses, guest houses, lodges, cafe, cafes, coffee shops,
  wine estate, wine farm, tasting room, cellar door, winery, restaurante, hotelle, gastehuise, kelders, wynplaas, wynplase, proelokaal, emahhotela,
  amahhotela, ihhotela, indawo yokudlela, izindawo zokudlela, dihotele, hoteleng, direstoranteng, resetjurente, maemong a dijo, meriti ya baeti
# distance
remote: from home = work from home, from home, remote, remotely, working from home, work remotely, wfh, home based, home office, van die huis af,
  online work, your own phone from home, tuiswerk, from anywhere, fully remote, work anywhere, van huis af, van die huis, by die huis werk, werk van
  die huis, werk by die huis, afstandwerk, ukusebenza ekhaya, ngisebenza ekhaya, ndisebenzela ekhaya, ukusebenzela ekhaya, ho sebeletsa hae, ke
  sebeletsa hae, go bereka kwa gae, bereka gae
centre-place: in a call centre = call centre, call center, contact centre, contact center, oproepsentrum, call centre floor, bpo, oproepsentrums,
  e-call centre, icall centre, setsi sa mehala
`,
);
