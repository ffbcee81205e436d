import { readConcepts } from './concept.ts';

/** How it is brought to people: shown, tasted and sold where they are. */
export const waysOfPromoting = readConcepts(
  'selling',
  `
# promoting
in-store: promotions = in store promotion, instore promotion, in store promoter, instore promoter, promoter, promoters, promo girl, promo
  guy, promo, promotion, promotor, promosie, promosiewerk, in store activation, in store demonstrator, store promoter, aisle promoter, in store,
  instore, promotional work, promotions work, product promoter, winkelpromosie, promotional staff, shelf talker, promo work, in store campaign, promo
  lady, promo jobs, product promotion, supermarket promotion, mall promotion, store activation, in store sales promoter, store promotions, instore
  demonstrator, instore activation, instore activations, shop promoter, weekend promoter, weekend promotions, promo staff, promo team, promo gigs,
  promo campaigns, promotional campaigns, brand promoter, product promotions, supermarket promoter, mall promoter, retail promoter, promote products,
  promoting products, promosies, promosiewerker, promotor by winkels, winkelpromosies, umphromotha, ukukhangisa esitolo, promoshene, ho promota, in
  store demo, in store demos, in store tastings, aisle activation, shopper marketing, in store marketing, in store brand ambassador, stand next to the
  product, floor promoter
sampling: sampling and tastings = samplers, drink samplers, food samplers, product samplers, product sampler, sampling crew, sampling team, sampling
  staff, tasters, tasting staff, tasting team, tasting ladies, sampling, wine tasting, wine tastings, samples, tasting, tastings, taste, wet sampling,
  dry sampling, sample handout, hand out samples, proe, tastes, free samples, taste test, sampler, tasting table, sampling station, tasting station,
  proetafel, sampling and tastings, tasting stand, giving tasters, cook and taste, samplings, sampling campaign, sampling campaigns, product sampling,
  food sampling, beverage sampling, wet samplings, hand out cold cans, giving out samples, give samples, handed out samples, handing out samples, hand
  out product, free taster, taster, tasting event, tastings in store, tasting assistant, wine pouring, pouring, pour wine, pour tasters, pourer,
  pourers, gin tasting, gin tastings, whisky tasting, cheese tasting, cheese tastings, yoghurt tasting, coffee tasting, food tasting, food tastings,
  juice samples, let people taste, let shoppers taste, proe tafel, proesessies, proe proe, proeproe, laat proe, monsters uitdeel, wynproe,
  ukunambitha, ukunambithisa, amasampula, ho latswa, latswa, go latswa, spritzing, spritzer, spritz
demos: product demonstrations = demonstration, demonstrator, demo, demos, product demonstration, demonstrate, demonstrasie, show how it works, live
  demo, product demo, cooking demo, demo specialist, cooking demonstration, showing people how, brand trainer demo, product trainer, show shoppers
  how, demonstrations, demonstrators, demonstrating, demonstrated, in home demonstration, home demonstrations, home demos, demonstrate products,
  product demos, live demonstrations, cooking demos, cooking demonstrator, appliance demonstrator, power tool demonstrator, paint demonstrator, paint
  demo, tool demo, make up demo, makeup demos, skin demo, hair demo, braid demonstrator, gas demo, cook and show, show people how, show customers how,
  showing customers how, show the product, demonstreer, demonstrasies, demonstreerder, wys hoe dit werk, kookdemonstrasie, ukubonisa, ukukhombisa,
  ngibonisa, ukubonisa umkhiqizo, pontsho, ho bontsha, go bontsha, try it on the client
ambassador: brand ambassador work = brand ambassador, brand ambassadors, ambassador, brand rep, brand champion, face of the brand, brand activator,
  handelsmerkambassadeur, brand presence, represent the brand, brand representative, brand awareness, hype crew, hype, brand ambassadorship, brand
  ambassadors events, ambassadors, student ambassador, campus ambassador, campus ambassadors, brand crew, brand team, brand activators, brand face,
  promo model, promotional model, promotional models, promo models, model promotions, merkambassadeur, handelsmerk ambassadeur, inxusa, amanxusa,
  moemedi, baemedi, in store ambassador, gin ambassador, kiosk ambassador, community ambassador, represented the brand
activations: activations and events = activation, activations, brand activation, event, events, event promoter, event staff, event crew, launch event,
  roadshow, roadshows, road show, street activation, mall activation, campus activation, campus activations, street and mall activations, product
  launch, match day promoter, match day, festival promoter, activate, fun day, hype man, mascot, geleentheid, forecourt promotion, forecourt
  promotions, golf day, community event, marquee, promo truck, campaign crew, brand experience, experiential, event activation, party promoter, club
  promoter, event marketing, activator, activators, activations crew, activation crew, activation team, activation agency, brand activations, mall
  activations, street activations, club activations, tavern activations, tavern promotions, tavern promo, tavern promos, tavern nights, club nights,
  bar promotions, bar activations, pub activations, trade activations, university activations, stokvel activations, rank activation, rank activations,
  township activations, roadshow crew, festival crew, festival work, event work, event crew work, events crew, events staff, event promotions, event
  promoters, events promotions, game day, match day activations, launch events, product launches, launch party, sports events, spin the wheel,
  competitions and prizes, photo booth, promo captain, promo team leader, hype girl, emcee, hype squad, events company, eventing, event worker,
  gebeurtenis, gebeurtenisse, funksies, feeswerk, feeste, imicimbi, umcimbi, emcimbini, ketsahalo, diketsahalo, tiragalo, ditiragalo, mokete, meletlo,
  moletlo
hosting: hosting and welcoming = host, hosts, hostess, hostesses, usher, ushers, ushering, registration desk, guest registration, welcome guests,
  front of house, meet and greet, gasvrou, hosting, receptionist, reception, greet guests, badge scanning, vip, vip guests, concierge, welcome
  visitors, guest list, delegate registration, accreditation, waitressing events, bottle girl, welcoming guests, welcome people, greeting guests,
  greeting, greeter, greeters, host guests, guest relations, guest liaison, guest services, front desk, hotel reception, reception work,
  receptionists, event hostess, event hosts, event hostesses, conference hostess, promo hostess, vip hostess, expo hostess, expo girl, ushers and
  hostesses, tasting room host, tasting host, tasting room assistant, restaurant hostess, registrations at events, registration table, registration
  assistants, tour guiding, showing guests around, gasheer, gashere, gasvroue, ontvangs, ontvangsdame, verwelkom, ukwamukela, ukwamukela izivakashi,
  ukubingelela, kamohelo, amogela, go amogela, moamogedi, air hostess, cabin crew, flight attendant, bottle service
exhibition: exhibitions and stands = trade show, tradeshow, trade show selling, expo, expos, exhibition, exhibitions, exhibition stand, stand staff,
  expo stand, stall staff, skou, trade fair, congress, conference stand, man the stand, booth, show stand, stand personnel, agricultural show, career
  fair, nampo, exhibitor, trade shows, trade fairs, expo staff, expo work, expo sales, expo crew, expo team, exhibited, exhibiting, exhibit,
  exhibitors, exhibition staff, exhibition stands, exhibition work, worked the stand, stand sales, stand sales staff, stand staffing, stand manager,
  stand hostess, stand host, conference stands, congress stand, medical congress, career expo, career expos, home show, home shows, home expo, home
  expos, decorex, house and home show, mining indaba, electra mining, africa health, hostex, securex, africa energy indaba, agri show, agri expo,
  landbouskou, skoue, uitstalling, uitstallings, stalletjies by skoue, royal show, rand show, rand easter show, bathurst show, motor show, wedding
  expo, bridal fair, baby expo, beauty expo, comic con stand, rage expo, property expo, gun expo, umbukiso, imibukiso, pontsho ya dihlahiswa, lead
  scanning, scan leads, scan badges
flyers: handing out flyers = voucher books, coupon books, discount booklets, flyer, flyers, flyering, leaflet, leaflets, pamphlet, pamphlets, handing
  out, hand out, leafleting, poster putting, pamflette, strooibiljette, knock and drop, leaflet drop, distribution of flyers, vouchers handing,
  coupon, amapheshana, sandwich board, flyer distribution, flyer distributors, distribute flyers, distributing flyers, handing out flyers, hand out
  flyers, handed out flyers, hand flyers, flyers at robots, flyers at ranks, pamphlet distribution, pamphlets at robots, pamphlet dropping, dropping
  pamphlets, pamphlet drops, mall pamphlets, letterbox drops, letterbox, post boxes drop, leaflet distribution, distributing pamphlets, brochure
  distribution, hand out vouchers, putting up posters, posters, poster crew, street poles posters, placards, boards holding, pamflet, strooibiljet,
  strooibiljette uitdeel, pamflette uitdeel, plakkate, amaphepha, ukwaba amaphepha, ukunikeza amaphepha, ukusabalalisa, dipampitšana, dipampiri, ho
  aba dipampiri
# field
doors: door-to-door sales = door agent, door agents, door rep, door reps, door sales, door sellers, door canvassers, door team, door teams, door
  leads, at the door, agents doors, door to door, doortodoor, door 2 door, d2d, deur tot deur, deur aan deur, knock on doors, knock doors, house to
  house, canvass, canvasser, canvassers, canvassing, residential canvassing, umuzi nomuzi, indlu nendlu, estate canvassing, household visits, going
  house to house, home visits, door knocker, door knocking, walk the streets, visiting homes, visit households, ntlo le ntlo, door to door canvassing,
  door to door selling, door to door seller, door to door agent, door to door campaign, door to door campaigns, selling door to door, sold door to
  door, door2door, door knockers, doorknocking, knocked on doors, knocking on doors, knock on any door, knocking, gate to gate, at the gate, stand at
  the gate, at their gates, kitchen table, at the kitchen table, in people's homes, in customers homes, in clients homes, in the home, in home sales,
  home sales visits, home consultations, home appointments, visit homes, visiting clients at home, house calls, house visits, street by street, block
  by block, suburb canvassing, suburbs walking, complex canvassing, walk the suburb, neighbourhood canvassing, field canvassing, canvassed, canvass
  homes, canvass shops, census fieldworker, census fieldwork, elections canvasser, party canvasser, door evangelism, deur na deur, van deur tot deur,
  van huis tot huis, huis tot huis, huis aan huis, klop aan deure, deurklop, umnyango ngomnyango, emnyango nomnyango, indlu ngendlu, ezindlini, umzi
  nomzi, ntlo ka ntlo, lebati ka lebati, monyako le monyako, kokota, ho kokota, motse ka motse
street: street sales = car boot sales, from my car boot, out of my boot, street sales, street selling, street promoter, street team, foot soldier,
  foot soldiers, kerbside, robots, traffic lights, street vendor, hawker, hawkers, hawking, street canvass, selling on the street, rank sales, ranks,
  foot traffic, commuter, commuters, kasi sales, township sales, walk up sales, street hustle, street corner, street trading, on foot, roaming, gazebo
  sales, taxi rank activations, selling at the rank, selling in the rank, walk the rank, stop people, approach strangers, approaching strangers, walk
  around selling, street sellers, street seller, street vendors, street trader, street traders, street hawker, street hustler, street agent, street
  agents, street teams, street marketing, street marketers, street promotions, street promoter work, street canvassing, street activation selling,
  street level sales, selling at ranks, selling at robots, sell at robots, sell at traffic lights, selling at the taxi rank, selling in taxis, selling
  on trains, selling at the station, train selling, sells on trains, selling at bus stops, selling at stadium, roaming sales, walking around, mobile
  vendor, mobile trader, mobile table, umbrella table, pavement seller, pavement trader, spinning boards, cold approach, approach people, approaching
  people, stop people in the street, stopping people, stop strangers, stop anybody, talk to strangers in the street, rank marshal selling, queue
  selling, straatverkope, straatverkoper, straatsmous, smous, smouse, op straat verkoop, taxistaanplek, emgwaqweni, esitaladini, umgwaqo, ukudayisa
  emgwaqweni, erenkini, erank, abadayisi basemgwaqweni, umthengisi wasesitratweni, mmileng, seterateng, terateng, barekisi ba seterateng, barekisi ba
  mmileng, go rekisa mmileng, bahoebi ba seterateng
field: field sales = field sales, field agent, field agents, field rep, field representative, outside sales, external sales, field marketer, field
  work, fieldwork, buiteverkope, on the road sales, territory sales, direct sales, direct selling, direct marketing, face to face, face to face sales,
  in the field, personal selling, field marketing, verkoopsverteenwoordiger, area rep, field consultant, reps on the road, out on the road, outdoor
  sales, network marketing, field force, community selling, direkte verkope, travelling salesman, foot sales, field sales rep, field sales agent,
  field sales agents, field sales consultant, field sales executive, field selling, field agent work, field officer, field officers, field marketers,
  field staff, field team, field campaign, field activation, field activations, outdoor marketing, external rep, external reps, external sales rep,
  external sales executive, external consultant, external salesperson, outside rep, outside sales rep, outside salesperson, travelling rep, travelling
  sales, travelling salesperson, travelling representative, travelling saleswoman, rep on the road, on the road, road rep, road warrior, sales on the
  road, company rep, company representative, sales representative external, direct sales agent, direct sales agents, direct sales consultant, direct
  sales rep, direct marketing agent, f2f sales, f2f, face to face selling, face to face marketing, face to face campaigns, community sales, community
  agent, community agents, community sales agent, village agent, township agent, territory rep, territory manager, territory sales rep, regional rep,
  area sales rep, area representative, area sales, my round, buiteverteenwoordiger, buite verkope, veldwerk, veldwerker, veldagent, veldagente,
  verteenwoordiger op die pad, op die pad, reisende verteenwoordiger, areaverteenwoordiger, ummeli wentengiso, ummeleli, umthengisi wangaphandle,
  esigodini, moemedi wa thekiso, morekisi wa ka ntle, masimong a thekiso, pop in on customers
route: route and spaza sales = route sales, van sales, spaza, spazas, spaza route, informal trade, route merchandiser, wholesale sales, wholesale, van
  salesman, trade rep, spaza shop sales, general trade, route rep, sales rep fmcg, fmcg sales, tuck shops, tuckshop, tuckshops, cash van, roete, call
  cycle, call cycles, trade channel, trade sales, spaza and informal trade, store to store, spaza owners, distributor, distribution route, corner
  shops, independent stores, superettes, restock shops, weekly orders, journey plan, van rep, presell, pre sell, route planner rep, route salesman,
  route salesmen, route selling, sales route, sales routes, delivery sales, driver salesman, driver sales, driver sales rep, driver seller, driver
  merchandiser, van salesperson, van selling, van sales rep, van driver sales, van sales driver, cash van sales, cash van salesman, cash van selling,
  mobile sales van, selling off the van, sell off the van, sell from the van, off the truck, off the back of a bakkie, sell from my bakkie, cash sales
  on route, spaza sales, spaza trade, spaza shops, spaza shop, spaza owner, spaza customers, spaza rep, spaza route rep, spaza onboarding, tuck shop
  owners, tuck shops route, shop owners route, somali shops, informal traders, informal market, informal sector, township trade, township route,
  township retailers, kasi route, rural trade, rural route, general dealers, general dealer, wholesalers route, wholesale trade, wholesale rep,
  wholesale representative, cash and carry rep, distributors, distributor rep, fmcg rep, fmcg reps, fmcg sales rep, fmcg representative, trade
  representative, trade rep work, trade visits, trade calls, trade marketer, trade marketing, customer calls, calls per day, call on shops, call on
  stores, calling on stores, calling on shops, visit shops, visiting shops, visiting stores, stores per day, shops per day, taverns route, outlets
  route, outlets per day, take orders, taking orders, order taking, order taker, order takers, collect orders, collecting orders, repeat orders, store
  orders, top up orders, roeteverkope, roeteverkoper, afleweringsverkope, groothandel, groothandelaar, spazas en winkels, bestellings, neem
  bestellings, bestellings neem, ispaza, iziphaza, izipaza, ezispaza, ama spaza, amaspaza, esipaza, oosomali, wholesela, diphaposi, dispaza, mabenkele
  a manyane, dipasa, direkisi, presales, pre seller, presales rep, preseller
stall: stalls and kiosks = stall, stalls, kiosk, kiosks, pop up, popup, pop up shop, pop up stall, pop up and market stalls, market stall, mall stand,
  mall kiosk, mall desk, gazebo, stalletjie, flea market, farmers market, mall stand sales, pop up stand, craft market, market trader, night market,
  table at the market, markstalletjie, sell at the market, shop in shop, promo table, mall table, festival stall, stalls and markets, market stalls,
  market seller, market sellers, market selling, market traders, market trading, market table, market work, weekend market stall, craft stall, craft
  market stall, food market stall, festival stalls, food stall work, flea market stall, flea markets, farm stall, farm stalls, farmstall, padstal,
  padstalle, padstalletjie, roadside stall, roadside, stall holder, stallholder, stall keeper, stall assistant, own stall, own table, my own table, my
  own stall, kiosk work, kiosk sales, kiosk attendant, kiosk consultant, kiosk promoter, mall kiosks, mall stands, mall stand work, stand in the mall,
  stand at the mall, stood in the mall, a stand in the mall, pop ups, pop up shops, pop up stalls, popup stand, popups, pop up store, promotion table,
  promotional table, promotions table, table sales, table in the mall, table outside, table at the shop, supermarket table, supermarket tables,
  branded table, branded gazebo, gazebos, branded stand, christmas market, sunday market stall, saturday market stall, stalletjies, stal, stalle,
  koekstal, kosstal, markstal, kraampie, kraam, feesstalletjie, feesstalletjies, boeremark stalletjie, basaar, kermis, kerkbasaar, isitolo
  sasemgwaqweni, itafula, itafula lami, itafula lokuthengisa, istali, isitalli, setala, setalo, tafole, tafole ya ho rekisa, setale, bazaar, bazaars,
  tuck shop at school, cake table
fundraise: fundraising = collect pledges, collected pledges, collecting pledges, pledges in the street, fundraising, fundraiser, donor recruitment,
  face to face fundraising, street fundraising, raise funds, charity canvasser, pledge drive, donation drive, canvass donors, sign up donors,
  collecting donations, raised funds, raising funds, raise money, raised money, raising money, fundraised, fundraisers, fund raiser, fund raisers,
  donor recruiter, donor recruiters, donor signups, donor sign up, signed up donors, signing up donors, sign up monthly donors, sign up givers,
  charity sign ups, charity street team, charity fundraiser, charity work fundraising, debit order donors sign up, collecting for charity, collect for
  charity, collecting money for, collected for the church, street collections, mall fundraiser, door to door fundraising, school fundraiser
  coordinator, fondse insamel, fondsinsamelaar, fondsinsamelaars, geld insamel, kollekteer, insameling, ukuqoqela, ukuqoqa iminikelo, umqoqi zimali,
  ho bokella chelete, go kgoboketsa madi, kgoboketsa
party-plan: selling by catalogue and at parties = catalogue, catalogues, catalogue seller, catalogue sellers, catalogue sales, catalogue selling, sell
  from a catalogue, sells from a catalogue, selling from a catalogue, from the catalogue, brochure selling, party plan, party plans, home parties,
  tupperware parties, tupperware party, house parties selling, party plan seller, network marketing, direct selling company, direct seller, direct
  sellers, avon, avon rep, avon lady, avon sales leader, avroy shlain, justine, annique, amway, herbalife, forever living, tupperware, table charm,
  bessemer, inuka, sh zen, honey and fashion, avon and tupperware, independent consultant, independent distributor, sales lady avon, katalogus,
  katalogusse, katalogusverkope, verkoop uit n katalogus, ikhathalogi, ikhathalogu, incwadi ka avon, khathalogo, khatalogo, buka ya avon
talks: talks to groups = school talks, talks at schools, talks to schools, talks at primary schools, gave talks, give talks, giving talks, address
  groups, addressing groups, address meetings, speak to groups, speaking to groups, group presentations, presentations to groups, present to groups,
  presentations at schools, presenting to schools, present to schools, classroom presentations, assembly presentations, presentations to societies,
  presentations to stokvels, stokvel presentations, church presentations, community presentations, community education, information sessions, info
  sessions, information evening, information evenings, farmers days, farmers day, farmers' day, field days, boeredag, boeredae, demonstration days,
  workshops for, awareness talks, awareness campaign, awareness campaigns, health talks, wellness talks, peer educator, peer educators, peer
  education, community health worker, community health workers, community mobiliser, community mobilisers, social mobiliser, community outreach,
  outreach, praatjies, praatjies by skole, inligtingsessies, ukukhuluma emihlanganweni, imihlangano yomphakathi, ukufundisa umphakathi, dipuo,
  dipuisano tsa setjhaba, dikopano tsa setjhaba
`,
);
