import { readConcepts } from './concept.ts';

/** Where it is done. */
export const venues = readConcepts(
  'venue',
  `
# street
rank: at taxi ranks and stations = taxi rank, taxi ranks, rank, ranks, irenki, erenkini, bus stop, bus station, train station, station, commuters,
  commuter, park station, bree rank, renke, taxi association, taxi drivers, taxi rank work, at the rank, at ranks, by the rank, the rank, bree, bree
  taxi rank, noord taxi rank, bara rank, bara, baragwanath, mtn rank, wanderers rank, bosman station, denneboom, mabopane station, johannesburg
  station, cape town station, station deck, bellville station, durban station, berea station, warwick, warwick junction, market square rank, njoli,
  njoli square, vaal gate, taxi stop, bus rank, bus ranks, bus terminus, bus stops, bus stations, train stations, railway stations, gautrain station,
  gautrain stations, metrorail, prasa, on trains, minibus taxis rank, taxi owners, taxi industry, taxistaanplek, taxi staanplek, busstasie,
  treinstasie, staanplek, erankini, isiteshi, esiteshini, iiteksi, irenki yeetekisi, amatekisi, iziteshi, ditekesi, renkeng, boemapalangwang, setishi,
  seteisheneng, boemadithekisi, emarenki, ezirenki, eziteksini, etekisini, ematekisini, direnkeng
township: in townships = township, townships, kasi, ekasi, lokasie, loxion, location area, elokishini, ilokishi, lekeishene, motse, spaza, tavern,
  taverns, shebeen, shebeens, shisanyama, tuck shop, kasis, lokshin, hood, ghetto, kasilam, kasi market, kasi streets, township streets, township
  economy, township customers, townships around, informal settlement, informal settlements, squatter camp, squatter camps, mkhukhu, locations
  township, rdp houses, rdp section, sections of the township, block section, hostel area, tavern owner, tavern owners, taverns and shebeens, shebeen
  owners, tshisanyama, tshisa nyama, chesanyama, car washes and taverns, elalini yasedolobheni, amalokishi, ezilokishini, elokshini, lokishi,
  elokishi, emkhukhwini, imijondolo, umjondolo, mokhukhu, mekhukhu, makheisheneng, lekeisheneng, makeishene, kasing, motseng wa kasi, lokasies,
  woonbuurt, townships en lokasies, agterplaas, plakkerskamp
rural: in villages and on farms = rural, village, villages, farm, farms, farmers, farmer, plaas, plase, boere, epulazini, polasi, co op, koöperasie,
  kooperasie, small towns, platteland, motseng, emakhaya, boer, agricultural show, nampo, homesteads, rural areas, rural area, rural communities,
  rural community, rural towns, rural village, deep rural, villages around, village to village, in the villages, tribal areas, tribal authority,
  headman, indunas, induna, kraals, homestead, farm visits, on farm visits, on farms, farm to farm, farm gate, farm stalls, farm workers, farmworkers,
  farming community, farming communities, farming areas, commercial farms, smallholdings, farm dams, country towns, dorpie, dorpies, dorp, dorpe,
  klein dorpies, op plase, plaasbesoeke, op die plase, boeregemeenskap, boere ken, landelike, landelik, landelike gebiede, plattelandse, plaasmense,
  eplasi, emapulazini, amapulazi, ezindaweni zasemakhaya, ezigodini, isigodi, izigodi, elalini, iilali, ilali, ezilalini, amakomkhulu, komkhulu,
  inkosi, amakhosi, metseng, metse, motse wa magae, magaeng, dipolasing, dipolasi, polasing, balemirui, kgoro, kgosi, magoshi, moshate
street-place: in the street = street, streets, robots, traffic lights, cbd, pavement, beachfront, beach, promenade, town centre, city centre,
  downtown, on the street, on streets, street corners, robot, at robots, at the robots, intersections, intersection, pavements, sidewalk, sidewalks,
  promenades, sea point promenade, durban beachfront, beach front, on the beach, on the sand, long street, vilakazi street, smith street, west street,
  church square, town square, parking lot, parking lots, parking area, taxi streets, inner city, city streets, central business district, main roads,
  in die strate, strate, strand promenade, middedorp, stadskern, emgaqweni, izitalato, isitalato, emigwaqweni, edolophini, olwandle, ebhishi,
  mebileng, diterateng, lebopong, lewatleng
church: among churches and societies = church, churches, burial society, stokvel, stokvels, societies, community hall, women groups, community
  meetings, imbizo, burial societies, churches and societies, church groups, church leaders, church youth, church communities, congregation,
  congregations, zcc, shembe, methodist, ng kerk, nge kerk, kerk, kerke, kerkgroepe, moruti, pastors, pastor, mosque, mosques, prayer group, prayer
  groups, manyano, women's groups, womens groups, womens league, women's league, mothers union, burial groups, society meetings, savings groups,
  stokvel groups, stokvel meetings, stokvel members, community leaders, community halls, community groups, ward councillor, ward meetings, street
  committee, street committees, pensioner groups, pensioners clubs, old age homes, social clubs, clubs community, cooperatives, co operatives,
  amasonto, esontweni, icawa, ecaweni, iicawa, amabandla, ibandla, umbutho, umgalelo, imigalelo, omama bomthandazo, kereke, dikereke, kerekeng,
  dihlopha tsa polokelo, mekgatlo, makgotla, mokgatlo wa phupu, phuthego, ezicaweni, iicawe, icawe, emasontweni, dikerekeng, emabandleni
# shops
mall: in malls = mall, malls, shopping centre, shopping center, shopping centres, winkelsentrum, shopping mall, retail centre, plaza, emall, shopping
  malls, shopping centre activations, malls and shopping centres, centre court, centre management, mall of africa, sandton city, rosebank mall,
  eastgate, east rand mall, cresta, clearwater, fourways mall, northgate mall, maponya, maponya mall, jabulani mall, southgate, the glen, menlyn,
  centurion mall, kolonnade, wonderpark, brooklyn mall, mall at carnival, carnival mall, vaal mall, canal walk, cavendish, tygervalley, tyger valley,
  v&a, v a waterfront, waterfront mall, n1 city, blue route, somerset mall, pavilion, la lucia mall, galleria, cornubia, chatsworth centre, bridge
  city, liberty midlands, midlands mall, ballito junction, greenacres, baywest, walmer park, hemingways, vincent park, bt ngebs, mimosa mall, loch
  logan, waterfront bloem, goldfields mall, diamond pavilion, mall of the north, savannah mall, thavhani, tzaneng mall, ilanga mall, riverside mall,
  highveld mall, secunda mall, waterfall mall, rustenburg mall, platinum square, brits mall, mooirivier mall, garden route mall, winkelsentrums,
  inkundla yezitolo, emoli, imoli, ezitolo ezinkulu, moleng, dimmole, lefelong la mabenkele, setsha sa mabenkele, ezimolini, ezimoli, emolini
supermarket: in supermarkets = supermarket, supermarkets, shoprite, pick n pay, checkers, spar, boxer, woolworths, makro, game stores, hypermarket,
  hyper, supermark, wholesaler, wholesalers, cash and carry, massmart, food lover, usave, aisle, shoppers, grocery store, ok foods, cambridge,
  checkers hyper, shoprite stores, pnp, pick and pay, pick 'n pay, spar stores, superspar, kwikspar, boxer stores, woolies, woolworths food, food
  lovers market, fruit and veg city, ok grocer, ok mini mart, choppies, jumbo, makro stores, trade centre, cambridge food, rhino, roots butchery,
  devland, kit kat cash and carry, cash & carry, cash and carries, shield, unitrade, masscash, tradeport, mini market, mini markets, minimarket,
  independent supermarket, independent supermarkets, grocery stores, grocery shops, food stores, food store, store aisle, supermarket aisle,
  supermarket aisles, hypermarkets, hipermark, supermarkte, kruidenierswinkel, isuphamakethe, esuphamakethe, ezisuphamakethe, supamakete, suphamakete,
  disuphamakete, lebenkele le leholo
store: in shops = in store, store, stores, shop, shops, boutique, counter, showroom, retail outlets, retail store, outlet, outlets, isitolo, izitolo,
  lebenkele, winkel, winkels, department store, chain stores, retailer, retailers, truworths, edgars, ivenkile, stores visited, in stores, in shops,
  in shop, in shops and stores, shopfloor, brand store, brand stores, concept store, franchise store, franchise stores, flagship, flagship store, cell
  shops, cellphone stores, phone stores, clothing stores, furniture stores, furniture shops, beauty counters, beauty stores, shoe stores, sports
  stores, sport stores, toy stores, baby stores, pet shops, pet stores, health shops, gift shops, book shops, co op store, co ops, agri stores,
  electronics stores, appliance stores, boutiques, showrooms, retail outlet, retail stores, retail shops, retailers stores, independent retailers,
  wholesale stores, own shop, jet store, pep store, pep stores, ackermans stores, edgars store, foschini stores, game store, dion wired stores, winkel
  toe, winkelvloer, in winkels, kettingwinkels, afdelingswinkel, esitolo, ezitolo, iivenkile, ezivenkileni, evenkileni, mabenkele, mabenkeleng,
  lebenkeleng, dishopo, mavenkele, emavenkileni
pharmacy-place: in pharmacies = pharmacy, pharmacies, clicks, dis chem, dischem, apteek, apteke, chemist, in pharmacies, pharmacy stores, pharmacy
  counters, clicks stores, dischem stores, dis chem stores, local choice, medirite pharmacies, alpha pharm pharmacies, link pharmacies, independent
  pharmacies, independent pharmacy, retail pharmacy, retail pharmacies, chemists, apteek toonbank, ekhemisi, ikhemisi, ezikhemisi, khemeseng,
  dikhemisi, khemisi
liquor-place: in bars and bottle stores = tavern, taverns, shebeen, bars, clubs, nightclub, night club, bottle store, bottle stores, liquor store,
  pub, pubs, nightlife, restaurants and bars, drankwinkel, liquor outlets, in taverns, bottlestore, bottlestores, liquor stores, liquor shop, liquor
  shops, liquor outlet, tops stores, liquor city stores, off sales, bar counter, nightclubs, night clubs, clubbing, lounges, cocktail bar, cocktail
  bars, sports bar, sports bars, beer hall, beer halls, beer garden, beer gardens, rooftop bar, rooftop bars, hotel bar, jazz club, groove, grooves,
  drankwinkels, kroeg, kroeë, kroegies, nagklub, nagklubs, tawerne, tavernes, sjebeens, ishibhini, amashibhini, izindawo zokuphuza, ethaveni,
  amathaveni, ithaveni, ithaven, ibhodlela stolo, ditebeneng, thabeneng, dithabene, thabene, dishebine, shebining, botolo setoro, botolo store
hardware-place: in hardware shops = hardware store, hardware stores, builders, buco, cashbuild, builders warehouse, hardware shop, hardware,
  hardwares, in hardware stores, in hardware shops, hardware and building stores, building supply stores, build it stores, buildit stores, leroy
  merlin, mica stores, essential hardware stores, builders express, builders trade depot, chamberlains, hardeware, hardewarewinkels, ihadiweya,
  ehadiweya, hatewere, hateweeng, paint shops, diy stores, tool shops, boumark, bou handelaar
salon-place: in salons and spas = salon, salons, spa, spas, hairdressers, barbershop, nail bar, hair salons, in salons, salon owners, salon work,
  salon floor, beauty salons, beauty parlour, beauty parlours, hairdressing salons, barbershops, barber shops, nail salon, nail salons, nail bars, day
  spa, day spas, wellness spa, haarsalonne, salonne, skoonheidsalon, isaluni, amasaluni, esaluni, isalon, amasaloni, saluneng, disaluni, disalone,
  salone
dealership-place: at dealerships = dealership, dealerships, motor dealer, showroom floor, dealers, car dealership, car dealerships, at a dealership,
  vehicle dealership, vehicle dealerships, motor dealers, used car lot, used car lots, car lot, bakkie dealership, truck dealership, motor town,
  showroom floors, franchise dealer, franchise dealers, independent dealer, independent dealers, motorhandelaars, motorhawe, voertuighandelaar,
  umdayisi wezimoto edilishini, e-dealership, edilashipi, barekisi ba dikoloi
forecourt: at filling stations = forecourt, forecourts, petrol station, petrol stations, filling station, fuel station, fuel stations, service
  station, vulstasie, engen, sasol garage, shell garage, forecourt activations, forecourt shop, fuel forecourt, fuel forecourts, gas station, petrol
  garage, petrol garages, at garages, service stations, quickshop, quick shop, select shop, bonjour, pick n pay express, freshstop, fresh stop, truck
  stop, truck stops, petrol pump, petrol attendants, vulstasies, petrolstasie, garaji, igaraji, amagaraji, egaraji, igalaji, karatjhe, dikaratjhe,
  karatšhe
# events
market: at markets = market stall, flea market, farmers market, craft market, night market, imakethe, mmaraka, food market, sunday market, saturday
  market, weekend market, markets, open air market, street market, street markets, food markets, craft markets, farmers markets, farm market, flea
  markets, christmas markets, artisan market, neighbourgoods, neighbourgoods market, oranjezicht, root44, rosebank market, fourways farmers market,
  hazel food market, i heart market, shongweni market, essenwood market, irene market, bryanston market, linden market, walter sisulu square,
  municipal market, fresh produce markets, jhb market, boeremark, boeremarkte, vlooimark, kosmark, kunsmark, markte, basaar, basare, kermis, kermisse,
  school fete, fetes, emakethe, izimakethe, emarikeng, dimmaraka, mmarakeng, maraka, mebarakeng
events-place: at events = festival, festivals, concert, concerts, event, events, fun day, launch, gala, party, parties, heritage day, parade, music
  festival, kunstefees, jazz, festivals and concerts, music festivals, food festival, food festivals, wine festival, wine festivals, beer festival,
  beer festivals, arts festival, arts festivals, book festival, film festival, jazz festival, cultural festival, cultural events, community events,
  corporate events, sports events, sporting events, live events, live shows, outdoor events, expo events, launches, launch events, launch parties,
  product launches, club events, groove events, after party, street party, weddings, wedding, birthday parties, kids parties, funerals events, gala
  dinner, gala dinners, award shows, fashion show, fashion shows, fashion week, car show, car shows, air show, airshow, boat show, fun run, fun runs,
  comrades, two oceans, cape argus, cycle tour, durban july, sun met, j&b met, splashy fen, splashy, oppikoppi, rocking the daisies, daisies,
  afropunk, delicious festival, dstv delicious, macufe, kknk, innibos, aardklop, vryfees, woordfees, us woordfees, national arts festival, grahamstown
  festival, bushfire, cape town jazz, joy of jazz, fact durban rocks, kuierfees, kunstefeeste, feeste, feesgangers, fees op, die fees, musiekfees,
  kosfees, wynfees, fiesta, rieldans, geleenthede, umkhosi, imikhosi, umcimbi, imicimbi, emicimbini, ifestivali, umshado, imishado, iphathi,
  amaphathi, umgidi, imigidi, meketeng, mokete, meketjana, meletlo, moletlong, lenyalo, manyalo, difestifale, mekete
stadium: at matches = stadium, stadiums, match day, derby, soccer match, rugby match, sports event, sports day, marathon, race day, loftus, fnb
  stadium, ellis park, sports ground, soccer matches, soccer games, rugby matches, rugby games, cricket matches, cricket games, match days, matchdays,
  at matches, at the stadium, at stadiums, stadiums and festivals, soccer city, moses mabhida, orlando stadium, dobsonville stadium, kings park,
  newlands, dhl stadium, cape town stadium, green point stadium, nelson mandela bay stadium, peter mokaba, mbombela stadium, royal bafokeng, free
  state stadium, toyota stadium, wanderers stadium, centurion park, supersport park, kingsmead, st georges park, soweto derby, derbies, psl games,
  varsity cup, craven week, sports grounds, sports fields, sports club, sports clubs, race course, racecourse, race track, kyalami, killarney raceway,
  golf day, golf days, golf course, golf courses, tournament, tournaments, surf comp, surf competition, stadion, stadions, sportdag, sportdae,
  wedstryd, wedstryde, rugbywedstryd, inkundla yezemidlalo, ezinkundleni, ibhola likanobhutshuzwayo, umdlalo webhola, setediamong, lebaleng la
  dipapadi, papali, dipapadi, mabaleng
expo-place: at trade shows = expo, expos, trade show, exhibition, congress, conference, conferences, nampo, show grounds, gallagher, nasrec, ccticc,
  convention centre, trade fair, expo centre, expo centres, trade expo, trade expos, exhibitions hall, exhibition hall, exhibition centre, exhibition
  halls, show ground, showgrounds, showground, royal showgrounds, expo stand hall, gallagher estate, nasrec expo centre, sandton convention centre,
  cticc, icc durban, durban icc, icc, ticketpro dome, coca cola dome, kyalami grand prix expo, boardwalk icc, emperors palace, sun city conference,
  congresses, conference centre, conference centres, convention, conventions, summit, summits, indaba, indabas, career days, skougrond, skougronde,
  uitstalsentrum, landbouskou terrein, umbukiso, imibukiso, embukisweni, pontshong, dipontsho
campus: at schools and campuses = campus, campuses, university, universities, student, students, school, schools, college, varsity, res, residence,
  uct, ukzn, tvet, kampus, skole, matriculants, learners, teachers, lecture, orientation week, o week, unisa, nwu, on campus, around campus, campus
  life, student life, student residence, residences, at schools, in schools, school visits, school assemblies, school hall, school halls, school
  gates, school principals, principals, principal, hods, sgb, sgbs, school governing body, primary school, primary schools, high school, high schools,
  secondary schools, laerskool, laerskole, hoërskool, hoërskole, skool, grade 12s, grade 12 learners, grade 8, grade 11, university students, varsity
  students, first years, first year students, freshers, open day, open days, career exhibition, career day, registration week, universities campus,
  tuks, up campus, stellies, kovsies, ufs, cput, dut, unizulu, mut, univen, ul, wsu, ufh, nmu, rhodes university, rhodes, vut, ump, smu, colleges
  campus, tvets, students union, lecturers, lecturer, educator, educators, teachers' staff rooms, staff rooms, staffroom, crèche, creches, preschool,
  universiteit, universiteite, studente, leerders, onderwysers, ouers, isikole, izikole, ezikoleni, esikoleni, inyuvesi, amanyuvesi, enyuvesi,
  ikolishi, ekolishi, abafundi, othisha, abazali, utitshala, ootitshala, sekolo, dikolo, sekolong, dikolong, yunivesithi, yunibesithi, koleji,
  baithuti, barutwana, barutabana, morutabana, mesuwe, matichere, batswadi
# homes
homes-place: at homes = door to door, households, household, residential, suburb, suburbs, estates, complexes, homeowners, home owners, home owner,
  gated estates, complex, townhouses, house to house, people's homes, peoples homes, private homes, at people's homes, in homes, in people's homes,
  customers homes, clients homes, in the home, home visits, residential areas, residential area, residential complexes, residential streets,
  residential estates, suburban, suburban homes, in the suburbs, gated communities, gated community, golf estates, retirement villages, retirement
  village, townhouse complexes, flats and complexes, blocks of flats, apartment blocks, house by house, neighbourhood, neighbourhoods, neighborhoods,
  street by street, homeowner, householder, householders, families at home, stay at home moms, kitchen tables, tupperware party, home parties, house
  parties, by mense se huise, huise toe, huiseienaars, huishoudings, huisbesoek, huisbesoeke, woonbuurte, woongebied, komplekse, inwoners, ezindlini,
  emakhaya abantu, emizini, umuzi, imizi, izindlu, emzini, amakhaya abantu, abanikazi bezindlu, matlong, malapa, malapeng, ntlong, magae, beng ba
  matlo, baahi
# work
office: in offices = office park, office parks, offices, corporate, corporates, head office, industrial park, industrial parks, industrial area,
  factories, warehouse, workplace, workplaces, body corporates, business park, office blocks, office buildings, office building, office based, office
  environment, corporate offices, corporate office, corporate clients offices, corporate park, corporate parks, business parks, business district,
  industrial areas, industrial zone, factories and warehouses, engineering works, government offices, boardroom, boardrooms, reception areas, tenants
  offices, co working space, companies and offices, kantoor, kantore, kantoorpark, kantoorparke, nywerheidsgebied, fabrieke, ihhovisi, amahhovisi,
  emahhovisi, iiofisi, i-ofisi, iofisi, ezimbonini, amafemu, izimboni, diofising, dikantoro, ofising, kantoro, diofisi, difeme, femeng
hospital: in hospitals and practices = hospital, hospitals, clinic, clinics, surgery, doctors rooms, hospitaal, medical practices, healthcare
  facilities, private hospital, private hospitals, public hospital, public hospitals, state hospital, state hospitals, provincial hospital, provincial
  hospitals, government hospital, hospital group, hospital groups, hospital theatres, theatres hospital, icu, casualty, theatre sister, matrons,
  nursing sisters, mediclinic hospitals, netcare hospitals, life hospitals, day hospitals, step down, step down facilities, frail care centres, old
  age home, doctor's rooms, doctors' rooms, consulting rooms, consulting room, gp practices, general practitioners, specialists rooms, dental
  practices, dental surgeries, vet practice, vet practices, vet clinics, clinics and hospitals, community clinics, government clinics, hospitale,
  klinieke, kliniek, spreekkamers, dokterspraktyke, isibhedlela, izibhedlela, esibhedlela, ezibhedlela, umtholampilo, imitholampilo, emtholampilo,
  iklinikhi, iiklinikhi, sipetlele, dipetlele, bookelo, maokelo, kliniki, dikliniki, tliliniki, tleleniki
mine: at mines and plants = mine, mines, mine workers, miners, change house, change houses, shaft, hostel, hostels, smelter, myn, platinum, mining
  town, mines around, on mines, at mines, platinum mines, coal mines, gold mines, diamond mine, diamond mines, chrome mines, iron ore mine, iron ore
  mines, colliery, collieries, mining houses, mining companies, mining industry, mining sector, mining contractors, mine workshops, mine stores, mine
  buyers, mine hostel, mine hostels, shafts, open cast, opencast, refineries, power station, power stations, eskom power station, coal terminal, port
  terminal, steelworks plants, processing plant, processing plants, cement plant, sugar mills, paper mills, sasol plant, implats, amplats, sibanye,
  sishen, kumba, exxaro, glencore, mponeng, marikana, myne, myn stad, mynwerkers, myners, skag, smeltery, kragstasie, izimayini, imayini, ezimayini,
  emayini, abasebenzi basezimayini, ihostela, amahostela, ehostela, moepong, meepong, moepo, meepo, basebetsi ba moepo, hosetele, dihosetele, maene,
  maeneng
site: at building sites = construction site, building site, contractors, bouperseel, builders yard, construction sites, on site, on building sites,
  building sites, site visits contractors, building contractors, contractors on site, site foremen, site foreman, site agents, housing projects,
  construction projects, construction industry, construction companies, developers sites, tilers, painters and builders, builders, boupersele, bou
  terrein, konstruksie, konstruksieterrein, kontrakteurs, bouers, isiza sokwakha, ezindaweni zokwakha, abakhi, osonkontileka, umakhi, moaho, meaho,
  boraditheo, diago, baagi, bo rakontraka
government: in public offices = municipality, government department, home affairs, sassa, pay point, pay points, pension day, grant pay day,
  municipal, library, sassa pay points, government employees, civil servants, public servants, government departments, government department sales,
  government sector, public sector, municipalities, municipal offices, municipal workers, home affairs offices, sassa queues, sassa points, sassa
  grant, grant payout, grant pay outs, pay out days, pension payout, pension payouts, pension pay points, pension queues, pensioners at pay points,
  social grants, grant recipients, post offices, post office, police officers, saps, soldiers, sandf, correctional services, traffic department,
  licensing department, labour department, nurses and teachers, teachers and nurses, magistrates court, libraries, stadsraad, munisipaliteit,
  munisipaliteite, staatsdiens, staatsamptenare, pensioendag, allpay, uhulumeni, omasipala, umasipala, ezasekhaya, impesheni, usuku lwempesheni,
  i-sassa, abahola impesheni, imali yeqolo, mmuso, mmasepala, bommasepala, masepaleng, penshene, letsatsi la penshene, matsatsi a tuelo
airport: at airports = airport, airports, airport lounge, departures, ortia, or tambo airport, or tambo international, cape town international, king
  shaka, king shaka airport, lanseria airport, airport shops, airport shop, airport lounges, duty free, arrivals, arrivals hall, international
  arrivals, lughawe, lughawens, isikhumulo sezindiza, esikhumulweni sezindiza, boemafofane, boemafofaneng
hospitality-place: in hotels and restaurants = hotel, hotels, restaurant, restaurants, guesthouses, guest houses, lodges, cafe, cafes, coffee shops,
  wine estate, wine farm, tasting room, cellar door, winery, hotels and lodges, in hotels, in restaurants, hotel lobby, hotel group, game lodges,
  guest house, guest farm, guest farms, b&bs, bnbs, bed and breakfasts, backpackers, coffee shop, coffee bars, bistros, eateries, eatery, canteens,
  wineries, wine estates, wine farms, tasting rooms, cellar doors, distillery, brewery taproom, tasting lounge, tasting shed, cellar tours, wedding
  venues, function venues, casinos, casino, restaurante, hotelle, gastehuise, kelders, wynplaas, wynplase, proelokaal, emahhotela, amahhotela,
  ihhotela, indawo yokudlela, izindawo zokudlela, dihotele, hoteleng, direstoranteng, resetjurente, maemong a dijo, meriti ya baeti
# distance
remote: from home = work from home, from home, remote, remotely, working from home, work remotely, wfh, home based, home office, van die huis af,
  online work, your own phone from home, tuiswerk, from anywhere, fully remote, work anywhere, work from anywhere, working remote, remote work, remote
  job, remote position, remote role, remote sales, home working, home worker, home workers, home agent, home based agent, home based call centre, home
  based consultant, hybrid work, work at home agent, wfh setup, wfh agent, zoom sales, on zoom, virtual sales, virtual selling, virtual assistant,
  work from my home, van huis af, van die huis, by die huis werk, werk van die huis, werk by die huis, afstandwerk, ukusebenza ekhaya, ngisebenza
  ekhaya, ndisebenzela ekhaya, ukusebenzela ekhaya, ho sebeletsa hae, ke sebeletsa hae, go bereka kwa gae, bereka gae
centre-place: in a call centre = call centre, call center, contact centre, contact center, oproepsentrum, call centre floor, bpo, call centre floors,
  call centre environment, call centres, call centers, contact centres, contact centers, callcentre, sales floor call centre, outsourced call centre,
  bpo floor, dialler floor, telesales floor, phone room, phone rooms, oproepsentrums, e-call centre, icall centre, setsi sa mehala
`,
);
