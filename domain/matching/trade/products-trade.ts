import { readConcepts } from './concept.ts';

/** What builders, workshops, drivers and farmers buy. */
export const tradeGoods = readConcepts(
  'product',
  `
# building
building: building materials = building materials, building supplies, cement, bricks, roofing, roof sheets, tiles, tiling, plumbing supplies,
  sanitaryware, timber, boumateriaal, hout, cashbuild, builders warehouse, buco, hardware store, ironmongery, hardeware, doors and windows, aluminium
  windows, ceilings, paving, waterproofing, hardware and building, bricklaying, contractors supplies, steel doors, gypsum, insulation, trusses,
  precast, sand and stone, plumbing fittings, bathroom fittings, geyser installation, scaffolding, ppc, afrisam, lafarge, sephaku, cement bags, maxi
  bricks, stock bricks, cement blocks, building blocks, brick yard, brickyard, block yard, corrugated iron, zinc sheets, ibr, chromadek, roof tiles,
  coverland, harvey tiles, ceramic tiles, porcelain tiles, tile shop, ctm, italtile, tiletoria, tap mix, toilets and basins, cisterns, cobra taps,
  plumblink, bathroom bizarre, on tap, door frames, window frames, aluminium, aluminium and glass, glass and aluminium, wooden doors, sectional doors,
  glazing, cornices, skirting, drywall, rhinoboard, plastering, ready mix, readymix, rebar, reinforcing, brickforce, timber yard, gum poles, wendy
  houses, wendy house, carports, steel structures, shade ports, shadenet, thatch, awnings, timber decking, wooden decks, granite tops, quartz tops,
  kitchen tops, cobblestone, pavers, kerbstones, tool and hardware, build it, builders merchants, builders merchant, essential hardware, jacks paint,
  penny pinchers, pennypinchers, build mart, buildmart, boxer build, buildit, buildware, steel merchant, steel window, boustof, boustowwe, sement,
  stene, bakstene, dakplate, dak, hardewarewinkel, usimende, izitini, amathayela, amapulangwe, uthayela, samente, ditene, masenke, marulelo,
  contractors and builders, home improvement, diy, do it yourself, diy store, ceiling boards, polystyrene, isoboard, aerolite, sealants, sealant,
  torch on, bitumen, damp proofing, damp proof
paint: paint = paints, plascon, dulux, verf, coatings, wall paint, painting products, ipende, paint brand, varnish, paint tinting, prominent paints,
  duram, medal paints, marmoran, excelsior paint, versus paint, midas paint, wood stain, wood varnish, woodoc, roof paint, colour matching, colour
  consultant, tinting, tinting machine, paint shop, paint store, paint counter, paintbrushes, rollers and brushes, paint roller, spray paint, chalk
  paint, road marking paint, verfwinkel, verwe, kwas, upende, umpende, pente, mebala ya pente, paint sales, paint rep, paint company
tools: tools = ladders, step ladders, power tools, power tool, tools, hand tools, gereedskap, grinder, makita, cordless tools, lawnmower, lawn mower,
  brush cutter, chainsaw, garden tools, drills, angle grinder, bosch power tools, dewalt, ryobi, husqvarna, milwaukee, black and decker, ingco, total
  tools, metabo, festool, tork craft, mac afric, adendorff, adendorff machinery, toolshop, tool shop, tool sales, drill press, circular saw, jigsaw,
  sander, router tool, nail gun, spanners, socket sets, sockets, toolbox, toolboxes, wheelbarrow, wheelbarrows, garden forks, hosepipe, hosepipes,
  hoses garden, pressure washer, high pressure cleaner, generator sales small, compressors, compressor, welding machine, inverter welder, key cutting,
  gardening tools, grass trimmer, gereedskapwinkel, boormasjien, amathuluzi, ithuluzi, didiriswa, dithulusi, tool demonstrator, power tool demo,
  headlamps, fishing and tools
industrial: industrial goods = industrial, machinery, factory, industrial equipment, masjinerie, manufacturing plant, raw materials, mro, maintenance
  buyers, stores people, industrial supplies, industrial sales rep, industrial supply, engineering works, engineering shops, engineering products,
  fabrication, fabricators, foundry, foundries, mills, sugar mill, paper mill, steelworks, refinery, petrochemical, industrial consumables,
  consumables industrial, industriële, nywerheid, fabriek, fabrieke, ifekthri, amafekthri, difeme, feme, engineering supplies, plant maintenance,
  manufacturing, industrial accounts, industrial customers, industrial buyers
welding: welding and gas = welding, welding consumables, welding rods, electrodes, electrode, mig wire, flux core, flux, tig, mig, stick welding,
  welding machines, welding equipment, afrox, air liquide, air products, industrial gas, industrial gases, argon, acetylene, oxy acetylene, cutting
  torch, cutting discs, grinding discs, abrasives, abrasive, sandpaper, steel plate, boilermakers, boilermaking, sweis, sweiswerk, sweisstawe,
  ukushisela, welders, coded welder, gas cylinders industrial
drives: bearings, pumps and belts = bearings, bearing, valves, valve, pumps, pump, slurry pumps, conveyor, conveyors, conveyor belts, conveyor belt,
  conveyor components, hydraulic, hydraulics, hydraulic hoses, hose fittings, hoses, pneumatics, pneumatic, fasteners, bolts, bolts and nuts, bolts
  nuts, v belts, power transmission, gearboxes, gearbox, electric motors, couplings, seals, gaskets, gasket, chain and sprockets, sprockets, skf, bmg,
  bearing man, wear parts, drill bits, drill rods, screens mining, ground engaging tools, kleppe, pompe, laers, instrumentation, sensors, automation,
  plc, flow meters, pressure gauges, compressors industrial, lubrication, greases, grease
packaging: packaging and plastics = labels and barcodes, barcode labels, packaging, packaging materials, packaging sales, corrugated, corrugated
  boxes, cartons, carton, boxes packaging, stretch wrap, shrink wrap, pallets, pallet, pallet wrap, strapping, tape and cartons, packing tape, plastic
  bags, carrier bags, bottles and jars, labels packaging, labelling, plastic packaging, plastic moulding, injection moulding, moulds, rubber products,
  verpakking, nampak, flexible packaging, food packaging, takeaway packaging
chemicals: industrial chemicals = chemicals, industrial chemicals, chemical sales, chemical rep, adhesives, adhesive, glues, resins, resin, solvents,
  solvent, water treatment chemicals, lubricants industrial, industrial lubricants, industrial cleaning, cleaning chemicals industrial, conveyor
  cleaners, coatings industrial, explosives, explosive, reagents, lab chemicals, caustic, chlorine, polymers, chemikalieë, cleaning chemicals, hygiene
  products industrial, food plants, food factories, haccp chemicals
electrical-goods: electrical goods = electrical components, cables, electrical cable, switchgear, transformers, transformer, circuit breakers,
  distribution boards, db boards, contractors electrical, electrical wholesaler, electrical wholesalers, electrical supplies, voltex, arb electrical,
  cbi, schneider, light fittings, led lights, led lamps, cable trays, conduit, plugs and switches, elektriese ware
plant-hire: machines for hire = plant hire, tool hire, equipment hire, earthmoving, earth moving, tlb, excavators, excavator, bell equipment,
  caterpillar, komatsu, cranes, crane hire, forklift sales, forklifts, forklift hire, scaffolding hire, generator hire, compressor hire, yellow metal,
  yellow machines, mining equipment, mining machinery, mining sales, mining supplies, mine equipment, toilets hire, tent hire, tents and chairs,
  marquee hire, sound hire, party hire, catering equipment hire
# vehicles
cars: cars = caravan sales, boats for sale, boat sales, motorcycles, sell scooters, scooter sales, selling cars, sell cars, sold cars, sells
  cars, car sales, vehicle sales, used cars, new cars, dealership, dealerships, motor dealership, test drive, test drives, motor vehicle,
  motorhandelaar, izimoto, dikoloi, motorcycle, motorbikes, truck sales, bakkie sales, car dealership, pre owned vehicles, second hand cars, vehicle
  sales executive, sales executive motor, auto sales, car salesman, showroom cars, electric vehicles, motor trade, motorverkope, voertuigverkope, car
  dealer, car launch, new model, tweedehandse motors, demo vehicles, cars for sale, sales of vehicles, motorcar sales, motor cars, motor executive,
  automotive sales, automotive, vw dealership, ford dealership, toyota dealership, bmw dealership, mercedes benz, renault, nissan dealership, kia
  dealership, mahindra, gwm, omoda, jaecoo, byd, jetour, isuzu dealership, peugeot, subaru, volvo, land rover, jaguar, lexus, suv launch, suv, bakkies
  for sale, commercial vehicles, truck dealership, trucks for sale, minibus taxis, quantum sales, taxi sales, taxi finance, autotrader, cars co za,
  cars.co.za, webuycars, we buy cars, car auction, vehicle auction, auctions vehicles, trailer sales, horseboxes, motorhomes, jet skis, quad bikes,
  golf carts, e bikes, electric bikes, big bike, harley davidson, bike shop motor, trade ins, trade in, finance and insurance, f&i, f and i, signio,
  seriti, vehicle trade, demo drive, test ride, tweedehands motors, tweedehandse voertuie, nuwe voertuie, motors verkoop, motorhuis, motorbedryf,
  motorhandel, ukuthengisa izimoto, imoto, thekiso ya dikoloi, koloi, vehicle leads, car leads, car buyers, car floor, used car executive, new vehicle
  executive
parts: tyres and parts = tyre, tyres, auto parts, car parts, car battery, motor spares, fitment centre, exhaust, motor oil, engine oil, lubricant,
  lubricants, car care, bande, onderdele, midas, supa quick, battery centre, windscreen, wheel alignment, fitment, car accessories, car audio, shocks,
  brake pads, panelbeaters, oil change, car polish, batteries car, truck tyres, amathayi, rims, towbars, service centre, vehicle servicing, car sound,
  goldwagen, autozone, auto zone, gud filters, gud, ngk, castrol, engen oil, shell helix, total oil, mobil oil, wynns, willard, raylite,
  first battery, battery fitment, tiger wheel, hi q, supaquick, best drive, goodyear, michelin, bridgestone, firestone, continental tyres, pirelli,
  hankook, maxxis, sumitomo, retread, retreads, retreading, bandag, truck tyres and retreads, fleet tyres, tyre dealer, tyre shop, tyre fitment,
  tyre bay, inner tubes, wheel balancing, shocks and exhausts, exhausts, radiators, radiator, spark plugs, wiper blades, windscreens, glasfit,
  pg glass, panel shop, spray painting cars, spray booth, smash repairs, canopies, canopy, bullbars, bull bars, rubberising, tinting windows,
  window tinting, smash and grab film, smash and grab, car wrap, car seat covers, seat covers, tow bars, tow hitch, lift kit, 4x4 accessories,
  off road gear, car wash products, car shampoo, antifreeze, brake fluid, motor factor, parts counter, parts executive, parts sales, spare parts,
  truck parts, tractor parts, scrapyard, scrap yard, motorparts, motoronderdele, battery, batterye, olie en filters, amabhethri, ibhethri,
  izinsimbi zemoto, izingxenye, dikarolo tsa koloi, mathaere, lebili, spares counter, spares shop, spares sales, car spares, truck spares,
  tractor spares, spares department, auto spares
# farming
farm-inputs: seed, feed and farm supplies = game lick, game licks, poultry vaccines, livestock vaccines, voer, beesvoer, hoendervoer, cattle dip,
  seeds, fertiliser, fertilizer, agrochemical, agrochemicals, crop protection, pesticide, animal feed, livestock feed, cattle feed, animal health,
  kunsmis, saad, veevoer, koöperasie, kooperasie, co op, agricultural, agriculture, agri, irrigation, landbou, boerdery, farm supplies, seedlings,
  chicks, day old chicks, dewormer, livestock, vaccines animal, temo, bolemi, ukulima, umlimi, abalimi, agronomy, agronomist, stock feed, seedling,
  compost, herbicide, farm chemicals, besproeiing, seed maize, smallholder, emerging farmers, imbewu, isivuno, chicken feed, layers mash, poultry
  feed, pannar, pioneer seed, dekalb, monsanto, bayer crop, syngenta, basf, corteva, seed co, sakata, starke ayres, hygrotech, klein karoo seed,
  senwes, nwk, vkb, afgri, kaap agri, agrimark, overberg agri, ssk, suidwes, gwk, bkb, obaro, tuinroete agri, humansdorp koop, nutri feeds, meadow
  feeds, epol, afgri feed, voermol, molatek, feedlot, feedlots, dairy feed, dairy rations, calf feed, lucerne, silage, molasses, salt lick, winter
  lick, phosphate lick, stock remedies, stock remedy, ectoparasite, tick grease, animal vaccines, artificial insemination, ai technician, heifers,
  weaners, auction livestock, livestock auctions, sheep, boerbok, cattle, dairy cows, dairy farm, pig feed, piggery, broilers, broiler, layer hens,
  point of lay, chicks and feed, chicken houses, incubator, aquaculture, fish farming, beekeeping, bee hives, maize seed, wheat seed, canola, oats
  seed, soya, soybeans, soya beans, sunflower seed, groundnut seed, sorghum, potatoes seed, seed potatoes, vegetable seed, vegetable seeds, avocado,
  avos, macadamias, orchards, fruit trees, vineyards, table grapes, deciduous, sugarcane, sugar cane, cotton farming, tobacco farming, npk, kraal
  manure, agricultural lime, foliar feed, foliar, biostimulant, bio stimulants, fungicide, fungicides, insecticides, weed killer, weedkiller,
  herbicides, sprayer, knapsack, knapsack sprayers, drip irrigation, greenhouse, tunnels farming, hydroponics, shade cloth, crop insurance, precision
  farming, soil samples, soil sampling, grondmonsters, agronoom, agronomie, saadagent, saadverkope, saadmaatskappy, mielies, mieliesaad, koring,
  sonneblom, sojabone, grondbone, aartappels, gewasbeskerming, gewasse, spuitstowwe, onkruid, wingerd, vrugteboere, veeboere, melkboere, beeste,
  skape, bokke, varke, hoenders, pluimvee, veearts, veeartsenykundige, entstof, melkkoeie, kalwers, voeradviseur, voermaatskappy, landboukoöperasie,
  landboumark, landboubemarker, boeredag, boeredae, plaasvoorrade, ummbila, ummbila wembewu, umanyolo, isithako, imfuyo, izinkomo, izimvu, izimbuzi,
  izinkukhu zenyama, ukufuya, ipulazi, ezolimo, umfuyi, abafuyi, peo, manyolo, menontsha, dikgomo, dinku, diphoofolo, leruo, balemi, molemi, masimo,
  tshimo, emerging farmer, commercial farmers, subsistence farmers, small scale farmers, farming inputs, farm inputs, agri inputs, agri sales, agri
  rep, agri business, agribusiness, agricultural sales, agricultural rep, plant protection, plant nutrition, grain farmers, crop farmers, sheep
  farmers, dairy farmers, livestock farmers, zokulima, tsa temothuo, temothuo, graanboere, aartappelboere, melkboer, wynboere
farm-machines: farm machines = tractor, tractors, combine harvester, implements, farm equipment, farm machinery, trekker, trekkers, john deere, massey
  ferguson, implemente, ploughs, planters, balers, milking machine, fencing, plaasimplemente, new holland, case ih, kubota, landini, claas, fendt,
  deutz, mahindra tractor, staalmeester, slattery, rovic, jacto, gps guidance, autosteer, sprayers boom, boom sprayer, boom sprayers, disc harrow,
  rippers, mowers farm, slashers, slasher, hay baler, feed mixers, hammer mill, hammer mills, milking parlour, milking machines, delaval, grain silos,
  plough, stroper, stropers, planters en stropers, ploeë, trekkeronderdele, plaasmasjinerie, landboumasjinerie, fencing wire, electric fencing farm,
  game fence, gallagher fencing, palisade, droppers, livestock scales, ugandaganda, ogandaganda, trekere, terekere, farm implements, tractor sales,
  tractor dealership, walk behind tractor, two wheel tractor, chaff cutter
plants: plants and flowers = plants, pot plants, seedlings and plants, garden centre, garden centres, garden centers, plant nursery, landscaping,
  landscaper, instant lawn, flowers, flower seller, florist, florists, bouquets, cut flowers, blomme, kwekery, tuinsentrum, tuin, izimbali, malomo,
  dipalesa, lawn, indoor plants, succulents, wreaths
`,
);
