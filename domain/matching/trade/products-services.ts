import { readConcepts } from './concept.ts';

/** What is sold and cannot be carried home in a bag. */
export const services = readConcepts(
  'product',
  `
# energy
solar: solar and backup power = heat pumps, geysers, geyser sales, solar, solar panel, inverter, lithium battery, pv, sonkrag, sonpaneel, sonpanele,
  load shedding, loadshedding, backup power, power station, photovoltaic, solar geyser, solar installation, solar system, ups battery, generator,
  generators, battery backup, rooftop panels, beurtkrag, solar lamp, solar light, off grid, solar kit, amandla elanga, solar panels, solar power,
  solar sales, solar energy, solar solutions, solar company, solar firm, solar leads, solar consultant, solar rep, solar geysers, solar water heating,
  solar water heater, solar water heaters, solar pumps, solar borehole, solar lights, solar lanterns, lanterns, solar home systems, home solar, home
  solar systems, commercial solar, c&i solar, ppa solar, inverters, inverter systems, hybrid inverter, deye, sunsynk, victron, growatt, luxpower,
  sigenergy, hubble, pylontech, freedom won, freedomwon, blue nova, jinko, canadian solar, ja solar, batteries solar, battery systems, backup systems,
  backup solutions, backup batteries, gel batteries, portable power, ecoflow, gizzu, power stations, trolley inverter, generators backup, gennie, ups
  units, load shedding kit, loadshedding solutions, load reduction, rooftop solar, roof assessment, roof assessments, kwh, kilowatt, kva, net
  metering, feed in tariff, energy audit solar, rent to own solar, solar subscription, sonkragstelsels, sonkragstelsel, sonkragpanele, sonverwarmer,
  sonenergie, omsetter, omsetters, omskakelaar, kragonderbreking, beurtkragoplossing, isola, i-solar, amasola, amaphaneli elanga, solara, dipanele tsa
  letsatsi, letsatsi, matla a letsatsi, motlakase wa letsatsi, gogela motlakase, geyser solar
electricity: electricity = prepaid electricity, electricity token, electricity meter, prepaid meter, ugesi, motlakase, energy saving, geyser, geyser
  timer, heat pump, sub metering, led lighting, electricity, smart meter, energy efficiency, energy contract, energy audit, prepaid power, prepaid
  electricity vouchers, electricity vouchers, electricity tokens, electricity sales, electricity vending, vending electricity, prepaid meters, sub
  meters, submeters, electricity devices, prepaid electricity devices, eskom, city power, municipal electricity, electricity account, utility bills,
  tariff analysis, energy savings, energy efficient, energy consultant, energy sales, energy broker, led globes, led bulbs, energy saving bulbs,
  geyser blanket, geyser timers, geysers, heat pumps, power factor, smart meters, gas and electricity, uk energy, energy campaign, ampere, electricity
  saving device, krag koop, elektrisiteit, elektriese, kragmeters, ugesi we prepaid, i-prepaid, ugesi ophambili, amathokheni, motlakase wa prepaid,
  mohlakase, ditokene, umbane, mbane
gas: gas and fuel = lpg, gas cylinder, gas stove, gas bottle, paraffin, paraffin stove, loyalty fuel, gas refill, cooking gas, primus, coal, firewood,
  charcoal, lp gas, gas sales, gas promoter, gas promotion, gas dealer, gas dealers, gas distribution, gas delivery, gas cylinders, gas bottles, gas
  stoves, gas cookers, gas heaters, gas heater, gas geyser, gas geysers, gas hobs, gas appliances, gas installation, handigas, easigas, totalgaz,
  oryx, oryx gas, afrox gas, cadac gas, gas swap, gas exchange, cylinder exchange, gas refills, primus stoves, paraffin heaters, paraffin lamps, fuel
  cards, fleet cards, fuel loyalty, fuel rewards, fuel sales, fuel wholesaler, fuel company, bulk fuel, diesel delivery, sasol fuel, caltex, astron
  energy, total energies, totalenergies, forecourt promo fuel, briquettes, braai wood, wood and charcoal, braaihout, vuurmaakhout, houtskool,
  gasbottels, gasstoof, gasstowe, paraffien, brandstof, uphalafini, igesi, isitofu segesi, izinkuni, amalahle, parafene, gase, kgase, mashala, patsi
# protection
alarms: security systems = alarm system, cctv, armed response, security system, electric fence, beams, access control, intercom, sekuriteit, burglar
  bars, security cameras, home security, panic button, alarm monitoring, alarms, surveillance, guarding services, security gate, armed response sales,
  alarm sales, alarm contracts, alarm sign ups, alarm company, alarm installations, home alarms, house alarms, adt, fidelity adt, blue security,
  beagle watch, cortac, marshall security, css tactical, atlas security, 24/7 security, security company, security companies, security sales, security
  consultant, security contracts, security products, security solutions, monitored alarms, monitored security, off site monitoring, offsite
  monitoring, panic buttons, panic app, namola, cctv cameras, cctv sales, cctv installations, cameras cctv, ip cameras, hikvision, dahua, dvr, beams
  outdoor, outdoor beams, electric fencing, electric fences, energizer, energisers, nemtek, paradox, dsc, texecom, intercoms, video intercom, access
  control systems, gate access, boom gates, turnstiles, guarding contracts, guarding sales, perimeter security, smart security, doorbell cameras,
  burglar bar, burglar bars and gates, gun safes, cpf, estates security, alarmstelsel, alarms verkoop, sekuriteitsmaatskappy, sekuriteitstelsel,
  kameras, heining elektries, ezokuphepha, ama-alamu, ezokuvikela, izinsizakuvikela, alamo, dialamo, tshireletso, polokeho ya ntlo, security gates,
  surveillance cameras, drone security
trackers: vehicle trackers = vehicle tracking, car tracker, fleet tracking, telematics, dashcam, tracking device, stolen vehicle recovery, tracker,
  tracker sales, tracker units, tracking, tracking units, tracking unit, tracking devices, tracking sales, tracking company, cartrack, netstar,
  tracker connect, matrix tracking, ctrack, mix telematics, mix by powerfleet, digit vehicle, bidtrack, beame, fleet management, fleet management
  systems, fleet solutions, fleet sales, fleet trackers, dash cams, dash cam, dashcams and tracking, in cab camera, in cab cameras, cab cameras,
  driver behaviour, fuel probe, fuel probes, fuel monitoring, gps tracking, gps tracker, gps trackers, asset tracking, livestock tracking, pet
  tracker, kids tracker, vehicle recovery, stolen vehicle, hijacking recovery, recovery units, voertuigopsporing, opsporing, opsporingstoestel,
  ukulandelela imoto, i-tracker, itrekha, thekelo koloi, mokgwa wa ho latela koloi
safety: safety wear = ppe, safety wear, safety boots, workwear, work wear, protective clothing, fire extinguisher, safety equipment, overalls, hard
  hats, fire equipment, safety gloves, safety shoes, werksklere, ppe sales, ppe rep, ppe supplier, ppe supplies, safety products, safety boot, safety
  boots and gloves, safety gear, safety shop, safety store, personal protective equipment, protective wear, protective gear, gloves, work gloves, ear
  plugs, ear protection, hearing protection, respirators, dust masks, bump caps, reflective vests, reflective wear, hi vis, high visibility, conti
  suits, conti suit, overall, acid resistant, flame retardant, fall arrest, fall protection, harnesses, safety harnesses, height safety, rope access,
  lanyards safety, dromex, bova, lemaitre, rebel safety, bata industrials, kaliber, frams, sisi safety, dot safety, uvex, msa safety, 3m, she
  officers, safety officer, safety officers, safety training, first aid training, fire equipment service, extinguishers, fire hydrants, fire
  detection, hose reels, signage safety, safety signs, spill kits, eyewash, gas detection, gas detectors, veiligheidstoerusting, veiligheidsklere,
  veiligheidskoene, beskermende klere, brandblussers, oorpakke, izembatho zokuphepha, izinto zokuphepha, amabhuthi omsebenzi, ipp, diaparo tsa
  tshireletso, dieta tsa tshireletso, mine safety, workwear and safety, embroidery workwear
# education
courses: courses and colleges = course sales, enrolment, enrollment, student recruitment, private college, short course, tutoring, tutor,
  university recruitment, matric rewrite, learnership, coding school, online course, kursus, student enrolment, education consultant, bursary,
  distance learning, skills programme, driving school, extra lessons, accredited training, enrol students, enrol learners, school enrolment,
  english classes, computer classes, higher education, e learning, elearning, tuition, education products, enrolments, enrolment adviser,
  enrolment advisor, enrolment consultant, enrollments, enrolling, student advisor, student adviser, student consultant, admissions,
  admissions consultant, course consultant, course advisor, course enrolments, private colleges, fet college, varsity recruitment, student recruiter,
  student recruiters, education sales, education consultants, education advisor, short courses, online courses, online learning, online school,
  online schooling, home schooling, homeschooling, homeschool, private school, private schools, school admissions, preschool, preschools, aftercare,
  tutoring centre, tutors, maths tuition, kumon, master maths, extra classes, saturday school, matric upgrade, matric second chance, saica,
  unisa registrations, iie, mancosa, regenesys, richfield, milpark, stadio, eduvos, cti, lyceum, oxbridge, intec, umuzi, wethinkcode, hyperiondev,
  udemy, getsmarter, seta courses, seta, skills development, skills training, skills programmes, learnerships, bbbee training, corporate training,
  training courses, training sales, training packages, workshop tickets, seminar, seminars, webinars, language school, english school,
  driving lessons, learners licence, learner's licence, driving schools, music lessons, swimming lessons, dance classes, security training college,
  beauty school, nursing college, computer college, coding classes, robotics, robotics classes, call centre training, bursaries, kursusse, kollege,
  kolleges, inskrywings, registrasies studente, studente werf, opleidingskursusse, privaatskool, kleuterskool, rybewyslesse, izifundo, ikolishi,
  amakolishi, ukubhalisa, ukubhalisa abafundi, imfundo, abafundi, dithuto, kholetjhe, dikholetšhe, baithuti, ngwadisa, ngoliso ya baithuti, thuto,
  koetliso
books: books and stationery = bibles, textbook, stationery, educational toys, story books, magazine, newspaper subscription, magazine subscription,
  encyclopaedia, bookshop, skryfbehoeftes, publishing, newspapers, izincwadi, newspaper, reading material, educational books, school books, exercise
  books, back to school, book sales, book rep, textbooks, text books, textbook sales, textbook rep, school text books, e books, ebooks, e book, study
  guides, study guide, answer series, the answer series, x kit, past papers, exam guides, readers school, reading programme, reading programmes,
  children's books, childrens books, kids books, christian books, hymn books, dictionaries, dictionary, encyclopedias, atlases, magazines, magazine
  subscriptions, newspaper sales, newspaper vendor, newspaper subscriptions, subscriptions newspaper, koerant subs, koerantintekeninge, intekeninge,
  tydskrif, tydskrifte, tydskrifintekeninge, intekenare, daily sun, isolezwe, die burger, huisgenoot, sarie, landbouweekblad, farmers weekly, farming
  weekly, cna, exclusive books, bargain books, van schaik, maskew miller, shuter and shooter, macmillan, oxford university press, via afrika, vivlia,
  waltons, stationers, stationery sales, office stationery, school stationery, school supplies, exercise book, calculators, casio calculators, art
  supplies, crayons, educational aids, teaching aids, classroom posters, science kits, boeke, handboeke, studiegidse, skryfbehoefte, boekwinkel,
  amabhuku, ibhuku, iincwadi, incwadi, dibuka, dipuku, buka, bookshops
# leisure
gym: gym and fitness = gym, gym membership, fitness club, fitness, personal training, gimnasium, health club, yoga studio, virgin active, planet
  fitness, membership sales, crossfit, wellness club, group classes, boxing gym, boxing club, personal trainer, gyms, gym memberships, gym contracts,
  gym contract, gym sales, gym presale, gym pre sale, gym consultant, gym opening, new gym, fitness centre, fitness clubs, fitness consultant, fitness
  industry, fitness instructor, membership consultant, membership consultants, club membership, club memberships, club consultant, club membership
  sales, health clubs, virgin active membership, planet fitness consultant, viva gym, gym company, zone fitness, body20, ems training, curves, f45,
  orangetheory, sweat 1000, run clubs, pilates, pilates studio, yoga, yoga classes, spinning, aerobics, zumba, dance fitness, martial arts, karate,
  mma gym, boxing classes, swimming club, tennis club, padel, padel club, golf club membership, golf membership, country club, social club, wellness
  centre, fiksheid, gimnasiums, gimnasium lede, ijimu, amajimu, ukuzivocavoca, jimi, boikoetliso, personal trainers, pt sessions, upsell pt
sport: sports goods = sports equipment, sporting goods, sports gear, bicycle, bicycles, camping gear, camping, fishing tackle, outdoor gear,
  golf clubs, sportswear, running shoe, running shoes, soccer boots, totalsports, sports shop, rugby jersey, replica jersey, hiking gear,
  outdoor equipment, treadmill, cycling, cricket bats, hockey sticks, soccer balls, rugby balls, sports balls, football boots, boots soccer,
  sports wear, sports brand, sports brands, sports store, sportsmans warehouse, sportsman's warehouse, total sports, sports shop sales,
  sportscene sport, cycle lab, bikes, mountain bikes, mountain bike, road bikes, bike shop, bicycle shop, helmets, scooters kids, skateboards,
  skateboard, surfboards, surf gear, surf shop, surfing, wetsuits, bodyboards, sup boards, kayaks, fishing, fishing gear, fishing rods, angling,
  hunting gear, rifles, firearms, ammunition, archery, gun shop, knives outdoor, sleeping bags, camping equipment, rooftop tents, camp master,
  campmaster, overlanding, hiking boots, trail running, marathon gear, running gear, garmin, fitness watches, gym equipment, home gym, dumbbells,
  treadmills, yoga mats, golf gear, golf shop, golf balls, tennis rackets, padel rackets, swimming gear, fan gear, replica jerseys, supporter jerseys,
  kaizer chiefs merchandise, orlando pirates merchandise, springbok jersey, springbok merchandise, team kits, club kits, sportware, sportwinkel,
  fietse, fiets, visvang, kampeer, kampeertoerusting, jag, amabhola, izinto zezemidlalo, ibhayisikili, amabhayisikili, dibolo, bolo, dipapadi,
  baesekele, lipapali, race packs, event merchandise
tickets: tickets and shows = ticket sales, festival ticket, concert ticket, event ticket, theatre ticket, season ticket, match ticket, tickets,
  raffle, box office, ticket seller, ticket sellers, tickets sales, selling tickets, computicket, ticketpro, webtickets, howler, quicket, festival
  tickets, concert tickets, show tickets, theatre tickets, comedy show, comedy shows, match tickets, season tickets, hospitality packages, suite
  hospitality, hospitality suites, raffle tickets, raffles, lucky draw, lucky draws, competition tickets, competition entries, entry forms, lootjies,
  kaartjies, kaartjieverkope, amathikithi, ithikithi, dithekete, thekete, zoo tickets, theme park, theme parks, gold reef city, ushaka, ratanga,
  aquarium tickets, city sightseeing, red bus, red bus tours, boat cruises, cable car tickets, attraction tickets, cinema, cinemas, ster kinekor, nu
  metro, museum
betting: betting and lottery = betting, sports bet, lotto, lottery, casino, gaming slots, bookmaker, hollywoodbets, betway, bet vouchers, sports
  betting, sportsbet, sportingbet, supabets, world sports betting, lottostar, easybet, 10bet, bet.co.za, betting shop, betting shops, betting account,
  betting accounts, betting sign ups, bookmakers, horse racing, totes, casinos, casino floor, online casino, powerball, ithuba, scratch cards lotto,
  scratchcards, fafi, wedrenne, dobbel, lotto kaartjies, ukubheja, ilotho, ukugembula, papiso ya chelete, lotho, beche, gambling, gaming rewards,
  gaming floor
travel: travel and tours = travel agent, tours, tour package, tour operator, holiday package, guesthouse, guest house, safari, travel package,
  toerisme, gastehuis, tourism, car hire, travel sales, airline, bus tickets, conference venue, game drive, game reserve, wedding venue, hospitality
  and travel, cruise, tour desk, excursions, wine tour, city tour, day tours, bed and breakfast, hotel rooms, room bookings, whale watching, township
  tour, travel agency, travel consultant, travel consultants, travel packages, travel club, flight centre, sure travel, harvey world, pentravel,
  thompsons, trafalgar, tour guide, tour guides, tourist guide, tourist guides, guided tours, tour sales, tour bookings, tour desks, activities desk,
  activity bookings, adventure activities, ziplining, zipline, quad biking, quad bike tours, bungee, skydiving, paragliding, shark diving, shark cage
  diving, shark cage, scuba, diving, snorkelling, boat trips, boat cruise, dolphin tours, sunset cruise, msc cruises, safaris, safari tours, game
  drives, game lodge, game lodges, game farm, game farms, lodges, hotels, hotel sales, hotel group, hotel chain, guest house bookings, bnb, b&b, self
  catering, camping resort, caravan park, wedding venues, conference centre, conference sales, conferencing, events venue, function venue, banqueting
  sales, airlines, flysafair, airlink, airport transfers, shuttle, shuttle service, shuttles, bus company, intercape, greyhound, citiliner, translux,
  luxury bus, bus ticket, coach tours, car rental, car rentals, europcar, visa services, student travel, work and travel, au pair programmes,
  emigration, study abroad, toergids, toere, toeriste, toeris, reisagent, reise, vakansie, vakansies, vakansiepakkette, verblyf, izivakashi,
  ezokuvakasha, uhambo, amahhotela, ihhotela, bahahlaudi, bohahlaudi, bojanala, maeto, hotele, loeto, foreign tourists, tourists, tourism sales,
  destination marketing, wine tram tours, hop on hop off, escape room, spa day vouchers, spa vouchers, gift vouchers, experience vouchers,
  accommodation sales
restaurant: eating out = restaurant, waiter, waitress, waitron, coffee shop, fast food, franchise food, catering, takeaway, kota, chisanyama,
  shisanyama, food truck, pizza, burgers, bistro, food delivery app, restaurant signup, food service, foodservice, banqueting, kombuis, bunny chow,
  restaurants, waiters, waitressing, waitering, waitrons, runner restaurant, table service, serving tables, wait tables, waited tables, coffee shops,
  cafe work, cafes, wimpy, nandos, nando's, kfc, mcdonalds, mcdonald's, chicken licken, hungry lion, debonairs, roman's pizza, romans pizza,
  fishaways, mugg and bean, ocean basket, panarottis, burger king, vida e caffe, seattle coffee, starbucks, bootlegger, kauai, fast foods, quick
  service, takeaways, take away, take aways, takeaway shop, kotas, kota shop, sphatlo, spatlo, shisa nyama, chesa nyama, chesanyama, gatsby, food
  stall, food stalls, food trucks, street food, street food vendor, food vendor, vetkoek stall, caterer, catering company, catering sales, function
  catering, corporate catering, canteens, canteen, canteen services, meal delivery, meal kits, ready meals, frozen meals, diner, fine dining, head
  waiter, maitre d, hostess restaurant, kelner, kelnerin, kelners, restaurante, kosstalletjie, wegneemetes, eetplek, indawo yokudlela, ukudla
  okusheshayo, lebenkele la dijo, reschorente, dijo tse potlakileng, chisa nyama, cook and taste food
# services
logistics: deliveries and couriers = courier, logistics, freight, delivery service, parcel, moving company, warehousing, last mile, shipping, clearing
  and forwarding, furniture removal, storage units, self storage, couriers, courier services, courier company, courier guy, the courier guy, fastway,
  ram couriers, dawn wing, aramex, dhl, fedex, ups courier, pargo, pudo, lockers, parcels, parcel delivery, same day delivery, freight forwarding,
  freight sales, freight company, sea freight, air freight, road freight, cross border freight, haulage, transport company, transport services,
  transport sales, transporters, logistics sales, supply chain, warehousing services, removals, furniture removals, moving services, mini movers,
  truck hire, bakkie hire, storage unit, mini storage, stor age, car transport, cold chain, refrigerated transport, fleet hire, vervoerdienste, vrag,
  koerier, koerierdiens, meubelvervoer, stoorplek, ezokuthutha, ukuthutha, ukuthunyelwa kwamaphasela, dipalangwang, thomelo ya diphasela, customs
  clearing
staffing: staffing and business services = recruitment service, staffing, hr service, payroll service, bookkeeping service, accounting service,
  tax service, cipc registration, bee certificate, outsourcing service, labour broking, training provider, consulting firm, recruitment agency,
  recruitment agencies, recruitment services, recruitment consultant, recruitment sales, temp agency, temp staffing, temporary staff,
  staffing solutions, staffing agency, labour broker, labour brokers, tes, placement agency, domestic placement, executive search, headhunting,
  hr consulting, hr services, payroll services, payroll outsourcing, accounting services, accounting firm, accounting firms, bookkeeping services,
  tax returns, tax practitioner, tax practitioners, sars, company registration, company registrations, cipc, bbbee, b-bbee, bee certificates,
  bee verification, compliance services, iso certification, business consulting, business coaching, business coach, translation services,
  virtual assistant, virtual assistants, call centre outsourcing, background checks, background screening, drug testing, medicals occupational,
  arbeidsmakelaar, werwing, rekeningkundige dienste, boekhouding dienste, belasting, abaqashi, ezokuqasha, thapiso, employment agency,
  au pairs agency, nanny agency, sweepsouth
cleaning-service: cleaning and home services = carpet cleaning, pest control, garden service, laundry service, home services, domestic cleaning,
  car wash, dry cleaning, cleaning company, cleaning contract, hygiene services, fumigation, window cleaning, laundry, plumbing services,
  pool service, cleaning services, cleaning service, contract cleaning, cleaning contracts, office cleaning, home cleaning, deep cleaning,
  upholstery cleaning, carpet cleaners, mattress cleaning, window cleaners, pressure cleaning, pest control services, pest, rentokil, pest treatment,
  termites, garden services, garden maintenance, lawn services, lawn service, landscaping services, tree felling, laundry services, laundromat,
  laundromats, dry cleaners, ironing service, car washes, carwash, mobile car wash, car valet, valet, valeting, car detailing, handyman services,
  handyman service, plumbing service, electrical services, home repairs, maintenance services, home maintenance, roof repairs, roof cleaning,
  waterproofing services, painting services, renovations, building contractors, pool services, pool maintenance, bidvest steiner, steiner, servest,
  hygiene contracts, hygiene service, sanitary bins, washroom, washroom services, domestic services, domestic worker agency, tuindienste,
  skoonmaakdienste, skoonmaak, tapytskoonmaak, plaagbeheer, wassery, ukuhlanza, inkampani yokuhlanza, izinsiza zokuhlanza, iwashi yezimoto, tlhwekiso,
  tšhilafalo, hlwekisa, botswa, skip hire, waste removal, waste management, rubbish removal, rubble removal, recycling, recyclables, refuse,
  portable toilets, chemical toilets, septic services
charity: good causes = donor, donation, charity, ngo, npo, fundraising, fundraiser, fund raising, monthly donor, face to face fundraising, street
  fundraising, skenking, debit order donor, pledge, sponsor a child, donors, charities, donors sign up, donor sign up, donor sign ups, donor
  recruiter, donor acquisition, monthly giver, monthly givers, monthly giving, debit order donors, debit order donations, once off donations, donate,
  donating, donations, ngos, npos, non profit, nonprofit, non profit organisation, pbo, section 18a, unicef, save the children, sos children, doctors
  without borders, msf, greenpeace, wwf, spca, animal welfare, animal shelter, animal rescue, nspca, nsri, sea rescue, red cross, gift of the givers,
  hospice, hospices, reach for a dream, meals on wheels, salvation army, child welfare, orphanage, orphans home, street children, feeding scheme,
  blindness, council for the blind, guide dogs, cheshire homes, ngo sign ups, appello, appco, f2f, f2f fundraising, face to face fundraiser, street
  fundraisers, mall fundraising, collection tins, street collection, collections charity, school fundraiser, school fundraisers, school fundraising,
  fundraising campaign, cookie dough fundraiser, casual day, casual day stickers, stickers charity, liefdadigheid, skenkers, skenkings,
  fondsinsameling, geld insamel, welsyn, dierebeskerming, umnikelo, iminikelo, ukuqoqa imali, isisa, inhlangano, kgoboketso ya chelete, meneelo,
  monehelo, thuso ya bana, mokgatlo wa thuso
health-service: health services = dentures, denture, dental practice, optometrist, eye test, spectacles, hearing aid, hearing aids, physiotherapy,
  laboratory service, health screening, occupational health, wellness day, clinic services, vision screening, optical, glasses frames, blood pressure
  screening, eye care, hiv testing, vaccination, dental, dentist, dentists, dental practices, dental clinic, teeth whitening, orthodontist, braces
  dental, optometrists, optician, opticians, spec savers, specsavers, torga, mullers optometrists, eye tests, eye testing, eye screening, eye
  screenings, contact lenses, reading glasses, hearing test, hearing tests, hearing check, hearing checks, hearing screening, audiology, audiologist,
  audiology practices, ear clinic, amplifon, hearing clinic, hearing loss, physiotherapist, physio, chiropractor, podiatrist, psychologist,
  counselling services, wellness screening, wellness screenings, health screenings, wellness days, corporate wellness, biokinetics, biokineticist,
  blood tests, pathcare, home based care services, home nursing, frail care, old age home, clinics private, private hospitals services, mediclinic,
  life healthcare, intercare, ambulance, ambulance services, emergency services, telemedicine, virtual doctor, fertility clinic, ivf, cosmetic
  surgery, plastic surgery, botox, laser hair removal, laser clinic, medical laser, weight loss clinic, rehabilitation, male circumcision, mmc, hiv
  self test, hiv self tests, health campaign, health promotion, community health, gehoortoetse, gehoortoets, gehoorapparate, gehoor, oogtoets,
  oogtoetse, brille, bril, tandarts, tande, gesondheidsdienste, ukuhlolwa kwamehlo, amehlo, izindlebe, ukuhlolwa izindlebe, izibuko, amazinyo,
  udokotela, ditsebe, tlhahlobo ya mahlo, diporele, bophelo bo botle
`,
);
