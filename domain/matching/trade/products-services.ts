import { readConcepts } from './concept.ts';

/** What is sold and cannot be carried home in a bag. */
export const services = readConcepts(
  'product',
  `
# telecoms
sim: SIM cards and airtime = sim card, simcard, sim sales, sell sim, prepaid sim, starter pack, starter kit, airtime, air time, rica, ricaing,
  recharge voucher, data bundle, data sim, bundles, prepaid data, prepaid airtime, lugtyd, simkaart, i airtime, ama airtime, amadatha, idatha,
  sim activation, sim swap, sim registration, port in, porting number, scratch card, e voucher, airtime voucher, mabundle, sim pack, data deal
fibre: home internet = home fibre, fibre internet, fibre line, fibre to the home, ftth, fiber, wifi, wi fi, broadband, internet package,
  internet connection, internet line, lte, fixed wireless, uncapped, router, fibre sales, openserve, vuma, vumatel, frogfoot, metrofibre, isp,
  internet service, home internet, business fibre, veselinternet, connectivity, fibre and data, 5g, adsl
phones: phones and devices = cellphone, cell phone, smartphone sales, mobile phone, handset, phone contract, cell contract,
  upgrade contract, selfoon, selfone, samsung, huawei, iphone, tecno, phone accessories, phone cover, power bank, earphone,
  tablet device, gadget, umakhalekhukhwini, iselula, mohala, wearables, device financing, contract phone, prepaid phone
tv: pay television = pay tv, satellite tv, dstv, multichoice, decoder, openview, streaming subscription, gotv, subscription tv, explora, tv subscription,
  television subscription, satellite dish
networks: mobile networks = vodacom, mtn, cell c, telkom, rain network, mobile network, telco, telecom, telecoms, telecommunication, network operator
# insurance
funeral: funeral cover = funeral cover, funeral policy, funeral plan, funeral insurance, funeral benefit, burial society, burial cover, burial policy,
  burial scheme, begrafnispolis, begrafnisdekking, begrafnis, umngcwabo, umasingcwabane, masingcwabane, mpolokong, lepato, phupu, avbob, assupol,
  funeral, funeral parlour, funeral scheme, coffin, undertaker, tombstone, memorial stone, repatriation cover
life: life cover = life cover, life insurance, life assurance, disability cover, income protection, dread disease, severe illness cover, old mutual,
  sanlam, liberty life, lewensversekering, death benefit, hospital cash back, hospital cash plan, accident cover, credit life
insurance: insurance = insurance, insurer, assurance, versekering, umshwalense, umshuwalense, umshwalensi, inshorense, inshurensi, policy sales, short term insurance,
  underwriting, car insurance, vehicle insurance, home insurance, household insurance, device insurance, hollard, outsurance, polis, premium collection,
  pet insurance, claims, policyholder, policy lapse, lapsed policy, reinstatement, policies, cover plan, insurance cover
medical-aid: medical aid = medical aid, medical scheme, mediese fonds, gap cover, health insurance, hospital plan, health plan, health cover,
  discovery health, bonitas, medical insurance, primary care plan, clinic plan, medical cover
# banking
accounts: bank accounts = bank account, account opening, open account, savings account, capitec, fnb, nedbank, absa, standard bank, tymebank, ibhange, banka,
  debit card, bank card, banking, mobile banking, banking app, youth account, bank
fintech: payment apps = mobile money, e wallet, ewallet, mobile wallet, payment app, fintech, money transfer, remittance, remittances, money app, qr payment,
  digital wallet, send money, send money home, sending money, payment platform
card-machines: card machines = card machine, speed point, speedpoint, pos terminal, yoco, ikhokha, card reader, merchant acquiring, merchant terminal, payment terminal,
  card terminal, swipe machine, tap to pay, point of sale device, pos device, card payment device
loans: loans and credit = personal loan, loan, credit card, store card, store credit, micro loan, microloan, micro finance, microfinance, lending, credit application,
  home loan, bond originator, bond originating, consolidation loan, vehicle finance, business funding, business finance, debt review, debt counselling,
  debt counsellor, lening, mashonisa, instalment credit, account application, store account, working capital, merchant cash advance
savings: savings and investments = stokvel, savings club, savings plan, investment, unit trust, retirement annuity, tax free savings, endowment, wealth management,
  investing, retirement fund, provident fund, pension, belegging, mogodisano, umgalelo, gooi gooi, wealth, education policy, financial planning,
  employee benefits, group scheme, group benefits
legal: legal cover = legal cover, legal insurance, legal plan, estate planning, legalwise, legal aid plan, will drafting,
  last will, testament
collections: collections = debt collecting, debt collection, collections agent, arrears, collections call
# property
homes: homes for sale = property sale, estate agent, estate agency, real estate, show house, showhouse, show day, show house, residential property, new development,
  sectional title, house for sale, home for sale, eiendom, eiendomsagent, property practitioner, property agent, property consultant, rdp, freehold, property,
  ppra, townhouse development, apartments for sale, off plan, off plan apartment, buyers and sellers of homes, property development, bonded homes, units off plan
rentals: rentals = rental agent, letting, rental property, student accommodation, tenant, tenants, backroom, rooms to let, to rent, leasing, commercial property,
  office space, co working, coworking, student residence, lease space, commercial letting, flats to let, rental listing
plots: land and stands = plots of land, residential stand, vacant land, serviced stand, stand for sale, plots for sale, residential plot, vacant stand, building plot
timeshare: holiday clubs = timeshare, holiday club, vacation club, holiday points, vacation ownership, travel club
# software
software: software = software, saas, erp, cloud service, subscription software, accounting software, payroll software, it solution, ict, sagteware, tech sales, app sales, hr system,
  cybersecurity, cyber security, hosting package, it support, managed service, digital solution, platform demo, stock app, ordering app, booking system,
  it sales, tech startup, software sales, point of sale software, crm software, business software, booking software, technology solution, learning platform,
  practice management, app sign up, app download, app downloads, app installs, download the app, invoicing app, bookkeeping app, app onboarding
hardware-it: computers and office machines = laptop, laptops, computer, computers, printer, printers, copier, copiers, office automation, rekenaar, photocopier, server hardware,
  pabx, voip, telephone system, office equipment, toner, monitors, networking equipment, it hardware
media: advertising = advertising, ad space, advert space, media sales, radio advertising, billboard, classifieds, directory listing, sponsorship, digital marketing,
  marketing package, website package, web design, seo, social media package, advertensie, newspaper advert, outdoor media, ad sales, airtime spots, website sales,
  google ads, listing package, community paper, print advert, advert
print: print and signs = printing, print shop, signage, banners, branded clothing, corporate gifts, corporate gift, promotional items, vehicle branding, business card printing,
  promotional gift, branded gift, embroidery, labels printing
# energy
solar: solar and backup power = solar, solar panel, inverter, lithium battery, pv, sonkrag, sonpaneel, sonpanele, load shedding, loadshedding, backup power, power station, photovoltaic,
  solar geyser, solar installation, solar system, ups battery, generator, generators, battery backup, rooftop panels, beurtkrag, solar lamp, solar light, off grid, solar kit,
  amandla elanga
electricity: electricity = prepaid electricity, electricity token, electricity meter, prepaid meter, ugesi, motlakase, energy saving, geyser, geyser timer, heat pump, krag,
  sub metering, led lighting, electricity, smart meter, energy efficiency, energy contract, energy audit
gas: gas and fuel = lpg, gas cylinder, gas stove, gas bottle, paraffin, paraffin stove, petrol, diesel, fuel card, loyalty fuel, gas refill, cooking gas, primus, fuel, coal, firewood, charcoal
# protection
alarms: security systems = alarm system, cctv, armed response, security system, electric fence, beams, access control, intercom, sekuriteit, burglar bars, security cameras, home security,
  panic button, alarm monitoring, alarms, surveillance, guarding services, security gate
trackers: vehicle trackers = vehicle tracking, car tracker, fleet tracking, telematics, dashcam, tracking device, stolen vehicle recovery
safety: safety wear = ppe, safety wear, safety boots, workwear, work wear, protective clothing, fire extinguisher, safety equipment, overalls, hard hats, fire equipment,
  safety gloves, safety shoes, werksklere
# education
courses: courses and colleges = course sales, enrolment, enrollment, student recruitment, college, tvet, private college, short course, tutoring, tutor, university recruitment, matric rewrite,
  learnership, coding school, online course, kursus, student enrolment, education consultant, bursary, distance learning, skills programme, driving school, extra lessons,
  accredited training, enrol students, enrol learners, school enrolment, english classes, computer classes, higher education, e learning, elearning, tuition, after school, education products
books: books and stationery = textbook, stationery, educational toys, story books, magazine, newspaper subscription,
  magazine subscription, encyclopaedia, bookshop, skryfbehoeftes, publishing, newspapers, izincwadi, newspaper,
  reading material, educational books, school books, exercise books, back to school
# leisure
gym: gym and fitness = gym, gym membership, fitness club, fitness, personal training, gimnasium, health club, yoga studio, virgin active, planet fitness, membership sales, crossfit,
  wellness club, group classes, boxing gym, boxing club, personal trainer
sport: sports goods = sports equipment, sporting goods, sports gear, bicycle, bicycles, camping gear, camping, fishing tackle, outdoor gear, golf clubs, sportswear, running shoe, running shoes, soccer boots,
  totalsports, sports shop, rugby jersey, replica jersey, hiking gear, outdoor equipment, treadmill, cycling
tickets: tickets and shows = ticket sales, festival ticket, concert ticket, event ticket, theatre ticket, season ticket, match ticket, tickets, raffle, box office
betting: betting and lottery = betting, sports bet, lotto, lottery, casino, gaming slots, bookmaker, hollywoodbets, betway, bet vouchers
travel: travel and tours = travel agent, tours, tour package, tour operator, holiday package, hotel, guesthouse, guest house, lodge, safari, flights, travel package, toerisme, gastehuis, tourism, car hire,
  travel sales, airline, bus tickets, conference venue, game drive, game reserve, accommodation, wedding venue, hospitality and travel, cruise, tour desk, excursions, wine tour, city tour,
  day tours, bed and breakfast, hotel rooms, room bookings, whale watching, township tour
restaurant: eating out = restaurant, waiter, waitress, waitron, coffee shop, fast food, franchise food, catering, takeaway, kota, chisanyama, shisanyama, food truck, pizza, burgers, bistro,
  food delivery app, restaurant signup, barista, chef, food service, foodservice, banqueting, kitchen, kombuis, bunny chow
# services
logistics: deliveries and couriers = courier, logistics, freight, delivery service, parcel, moving company, warehousing, last mile, shipping, clearing and forwarding, furniture removal, storage units, self storage
staffing: staffing and business services = recruitment service, staffing, hr service, payroll service, bookkeeping service,
  accounting service, tax service, cipc registration, bee certificate, outsourcing service, labour broking,
  training provider, consulting firm
cleaning-service: cleaning and home services = carpet cleaning, pest control, garden service, laundry service, home services, domestic cleaning, car wash, dry cleaning, cleaning company, cleaning contract,
  hygiene services, fumigation, window cleaning, laundry, plumbing services, pool service
charity: good causes = donor, donation, charity, ngo, npo, fundraising, fundraiser, fund raising, monthly donor, face to face fundraising, street fundraising, skenking, debit order donor, pledge, sponsor a child, donors
health-service: health services = dental practice, optometrist, eye test, spectacles, hearing aid, hearing aids, physiotherapy, laboratory service, health screening, occupational health, wellness day, clinic services,
  vision screening, optical, glasses frames, blood pressure screening, eye care, hiv testing, vaccination
`,
);
