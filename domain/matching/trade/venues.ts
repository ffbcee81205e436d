import { readConcepts } from './concept.ts';

/** Where it is done. */
export const venues = readConcepts(
  'venue',
  `
# street
rank: at taxi ranks and stations = taxi rank, taxi ranks, rank, ranks, irenki, erenkini, taxi, taxis, bus stop, bus station, train station, station, commuters, commuter, park station, bree rank, noord, renke, taxi association, taxi drivers
township: in townships = township, townships, kasi, ekasi, lokasie, loxion, location area, elokishini, ilokishi, lekeishene, motse, spaza, tavern, taverns, shebeen, shebeens, shisanyama, tuck shop, kasis, lokshin, hood, ghetto
rural: in villages and on farms = rural, village, villages, farm, farms, farmers, farmer, plaas, plase, boere, epulazini, polasi, co op, koöperasie, kooperasie, small towns, platteland, motseng, emakhaya, boer, agricultural show, nampo, homesteads
street-place: in the street = street, streets, robots, traffic lights, cbd, pavement, beachfront, beach, promenade, town centre, city centre, downtown
church: among churches and societies = church, churches, burial society, stokvel, stokvels, societies, community hall, women groups, community meetings, imbizo, burial societies
# shops
mall: in malls = mall, malls, shopping centre, shopping center, shopping centres, winkelsentrum, shopping mall, retail centre, plaza, emall
supermarket: in supermarkets = supermarket, supermarkets, shoprite, pick n pay, checkers, spar, boxer, woolworths, makro, game stores, hypermarket, hyper, supermark, wholesaler, wholesalers, cash and carry, massmart, food lover, usave, aisle, shoppers, grocery store, ok foods, cambridge
store: in shops = in store, store, stores, shop, shops, boutique, counter, showroom, retail outlets, retail store, outlet, outlets, isitolo, izitolo, lebenkele, winkel, winkels, department store, chain stores, retailer, retailers, truworths, edgars, ivenkile
pharmacy-place: in pharmacies = pharmacy, pharmacies, clicks, dis chem, dischem, apteek, apteke, chemist
liquor-place: in bars and bottle stores = tavern, taverns, shebeen, bars, clubs, nightclub, night club, bottle store,
  bottle stores, liquor store, pub, pubs, nightlife, restaurants and bars, drankwinkel, liquor outlets
hardware-place: in hardware shops = hardware store, hardware stores, builders, buco, cashbuild, builders warehouse, hardware shop, hardware
salon-place: in salons and spas = salon, salons, spa, spas, hairdressers, barbershop, nail bar
dealership-place: at dealerships = dealership, dealerships, motor dealer, showroom floor, dealers
forecourt: at filling stations = forecourt, forecourts, petrol station, petrol stations, filling station, fuel station, fuel stations, garage, garages, service station, vulstasie, engen, sasol garage, shell garage
# events
market: at markets = market stall, flea market, farmers market, craft market, night market, mark, imakethe, mmaraka, food market, sunday market, saturday market, weekend market, markets
events-place: at events = festival, festivals, concert, concerts, event, events, fun day, launch, fees, gala, party, parties, heritage day, parade, music festival, kunstefees, jazz
stadium: at matches = stadium, stadiums, match day, derby, soccer match, rugby match, sports event, sports day, marathon, race day, loftus, fnb stadium, ellis park, sports ground, soccer, rugby, cricket
expo-place: at trade shows = expo, expos, trade show, exhibition, congress, conference, conferences, nampo, show grounds, gallagher, nasrec, ccticc, convention centre, trade fair
campus: at schools and campuses = campus, campuses, university, universities, student, students, school, schools, college, varsity, res, residence, uct, wits, uj, ukzn, tut, tvet, kampus, skole, matriculants, learners, parents, teachers, lecture, orientation week, o week, unisa, nwu
# homes
homes-place: at homes = door to door, households, household, residential, suburb, suburbs, estates, complexes, homeowners,
  home owners, home owner, gated estates, complex, townhouses, house to house
# work
office: in offices = office park, office parks, offices, corporate, corporates, head office, industrial park,
  industrial parks, industrial area, factories, warehouse, workplace, workplaces, body corporates, business park
hospital: in hospitals and practices = hospital, hospitals, clinic, clinics, surgery, doctors rooms, hospitaal,
  medical practices, healthcare facilities
mine: at mines and plants = mine, mines, mine workers, miners, change house, change houses, shaft, hostel, hostels, plant, plants, smelter, myn, platinum, mining town
site: at building sites = construction site, building site, contractors, bouperseel, builders yard
government: in public offices = municipality, government department, home affairs, sassa, pay point, pay points, pension day, grant pay day, municipal, library, sassa pay points, government employees, civil servants, public servants
airport: at airports = airport, airports, or tambo, airport lounge, departures
hospitality-place: in hotels and restaurants = hotel, hotels, restaurant, restaurants, guesthouses, guest houses, lodges, cafe, cafes, coffee shops, wine estate, wine farm, tasting room, cellar door, winery
# distance
remote: from home = work from home, from home, remote, remotely, working from home, work remotely, wfh, home based, home office, van die huis af, online work, your own phone from home, tuiswerk, ekhaya, from anywhere, fully remote, work anywhere
centre-place: in a call centre = call centre, call center, contact centre, contact center, oproepsentrum, call centre floor, bpo
`,
);
