import { readConcepts } from './concept.ts';

/** What is signed for: lines, cover, accounts, property and software. */
export const contracts = readConcepts(
  'product',
  `
# telecoms
sim: SIM cards and airtime = sim card, simcard, sim sales, sell sim, prepaid sim, starter pack, starter kit, airtime, air time, rica, ricaing,
  recharge voucher, data bundle, data sim, bundles, prepaid data, prepaid airtime, lugtyd, simkaart, i airtime, ama airtime, amadatha, idatha,
  sim activation, sim swap, sim registration, port in, porting number, e voucher, airtime voucher, mabundle, sim pack, data deal, simcards, sims,
  sim cards, sim swops, starter packs, starterpacks, ricas, rica agent, rica registration, ricaed, rica app, airtime sales, airtime and data,
  airtime seller, airtime dealer, airtime table, data voucher, data vouchers, data sales, prepaid starter, prepaid vouchers, pinless airtime, pinless,
  recharge, recharge cards, 1voucher, ott voucher, blu voucher, flash device, kazang, blu approved, airtime device, vending airtime, lugtyd verkoop,
  simkaarte, datapakket, iairtime, ama data, imidiya, umoya wokukhuluma, isimu khadi, ama sim card, isim, moya wa mogala, dikarata tsa sim,
  moriana sim, esim, sim only, sim only deals, activations sim, active sim, sim that goes active, port in customers, porting, networks at rank
fibre: home internet = home fibre, fibre internet, fibre line, fibre to the home, ftth, fiber, wifi, wi fi, broadband, internet package,
  internet connection, internet line, lte, fixed wireless, router, fibre sales, openserve, vuma, vumatel, frogfoot, metrofibre, isp, internet service,
  home internet, business fibre, veselinternet, connectivity, fibre and data, 5g, adsl, fiber internet, home wifi, prepaid wifi, prepaid wi fi,
  prepaid fibre, wifi router, wifi routers, wifi voucher, wifi vouchers, wifi hotspot, openserve fibre, web connect, herotel, octotel, link africa,
  evotel, mitsol, zoom fibre, cool ideas, afrihost, webafrica, axxess, supersonic, mweb, rain 5g, telkom lte, lte deals, mtn home, vodacom fibre,
  wireless internet, wireless broadband, satellite internet, starlink, business internet, failover, lte failover, internet service provider,
  isp sales, ftth sales, fttb, home connectivity, fibre packages, fibre deals, fibre installation orders, fibre reseller, fibre resellers,
  fibre sign ups, fibre canvassing, intanethi, i-wifi, inthanethe, inthanete, wifi verkope, internetlyn, uncapped internet, mbps, line speed
phones: phones and devices = cellphone, cell phone, smartphone sales, mobile phone, handset, phone contract, cell contract, upgrade contract, selfoon,
  selfone, samsung, huawei, iphone, tecno, phone accessories, phone cover, power bank, earphone, tablet device, gadget, umakhalekhukhwini, iselula,
  mohala, wearables, device financing, contract phone, prepaid phone, cellphones, cell phones, cellphone shop, cell shop, phone shop, phone store,
  phone sales, mobile phones, mobile devices, cellular, cellular contracts, cellphone contracts, cell phone contracts, cellphone contract, mobile
  contracts, contract upgrades, contract deals, postpaid, post paid, airtime contract, vodashop, vodacom shop, mtn store, cell c store, telkom store,
  cellucity, chatz, teljoy phones, phone insurance, vivo phone, mobicel, hisense phone, apple store, istore, macbook, ipad, ipads, airpods, phone
  cases, phone covers, screen protectors, chargers, earphones, earbuds, headphones phone, power banks, bluetooth speakers, phone repairs, cell
  repairs, cellphone repair, second hand phones, pre owned phones, refurbished phones, selfone verkoop, selfoonwinkel, selfoonkontrak, kontrakte
  selfoon, omakhalekhukhwini, iifowuni, ifowuni, ucingo, izingcingo, mehala, dinomoro, difono, founo, mogala, dithelefounu, smart devices, tablets and
  phones, device sales
tv: pay television = pay tv, satellite tv, dstv, multichoice, decoder, openview, streaming subscription, gotv, subscription tv, explora, tv
  subscription, television subscription, satellite dish, dstv sales, dstv installer, dstv agent, dstv explora, dstv packages, satellite television,
  satellite decoder, satellite decoders, decoders, decoder sales, extra view, extraview, showmax, netflix, starsat, startimes, openview hd, ovhd, etv,
  tv licence, tv subscriptions, television packages, satellite dishes, dish installation, tv packages, i-dstv, idekhoda, sekotlele, streaming, iptv,
  media subscription, sabc plus
networks: mobile networks = vodacom, mtn, cell c, telkom, rain network, mobile network, telco, telecom, telecoms, telecommunication, network operator,
  vodacom agent, mtn agent, cell c agent, telkom mobile, telkom agent, mobile operator, mobile operators, mobile virtual network, mvno, capitec
  connect, fnb connect, shoprite k'nect, telecoms sales, telco sales, cellular network, cellular networks, telecommunications, selfoonnetwerk, yellow
  network, red network, blue label, tier 1 telco, network provider, network brand
# memorials
funeral-services: funeral services and tombstones = coffin, undertaker, tombstone, memorial stone, undertakers, coffins, caskets, casket,
  tombstones, tombstone sales, tombstone plan, gravestone, gravestones, headstone, headstones, granite memorials, grafstene, amatshe, itshe
  lesikhumbuzo, lejwe la lebitla, monumental masons, hearse, mortuary, cremation, begrafnisondernemer, memorial
# insurance
funeral: funeral cover = funeral cover, funeral policy, funeral plan, funeral insurance, funeral benefit, burial society, burial cover, burial
  policy, burial scheme, begrafnispolis, begrafnisdekking, begrafnis, umngcwabo, umasingcwabane, masingcwabane, mpolokong, lepato, phupu, avbob,
  assupol, funeral, funeral parlour, funeral scheme, repatriation cover, funeral covers, funeral policies, funeral plans, funeral products, funeral
  sales, burial policies, burial plans, burial societies, burial groups, society schemes, society sales, society funeral, funeral society,
  umasingcwabane cover, umgcwabo, ipolisi lomngcwabo, ipolisi yomngcwabo, iplisi, imingcwabo, isivumelwano somngcwabo, lepolisi la phupu, phuphu,
  polisi ya phupu, poelano, polokelo phupu, setsha sa phupu, makgotla a lepato, lepato cover, polisi ya lepato, lehu, begrafnispolisse, begrafnisplan,
  begrafnisvereniging, doves, avbob agent, old mutual funeral, hollard funeral, clientele, clientele life, 1life, bayport funeral, metropolitan life,
  capitec funeral, sanlam sky, safrican, african rainbow life, two mountains, icebolethu, kings and queens, sopema, martins funerals, b3 funerals,
  grieving, grieving people, grieving families, grocery benefit, cow benefit, family funeral, extended family cover, pure funeral, cash plan funeral,
  zomngcwabo, womngcwabo, yomngcwabo, lomngcwabo, emngcwabeni, emingcwabeni, zemingcwabo, yemingcwabo, komngcwabo, mngcwabo, dipolisi tsa phupu,
  dipolisi tsa lepato, tsa phupu
life: life cover = life cover, life insurance, life assurance, disability cover, income protection, dread disease, severe illness cover, old mutual,
  sanlam, liberty life, lewensversekering, death benefit, hospital cash back, hospital cash plan, accident cover, credit life, life policies, life
  policy, life cover sales, term life, term assurance, whole life, endowment policy life, severe illness, impairment, key man, buy and sell cover,
  estate cover, accidental death, accident plan, accident plans, personal accident, discovery life, bright rock, brightrock, metropolitan life agent,
  fmi, sanlam agent, old mutual agent, old mutual rep, mass market insurance, foundation market, risk cover, lewenspolis, lewensdekking, lewens,
  aftree, ipolisi yempilo, inshorensi yempilo, polisi ya bophelo, inshorense ya bophelo, hospital cash, hospital cash backs, credit life cover, group
  life
insurance: insurance = insurance, insurer, assurance, versekering, umshwalense, umshuwalense, umshwalensi, inshorense, inshurensi, policy sales,
  short term insurance, underwriting, car insurance, vehicle insurance, home insurance, household insurance, device insurance, hollard, outsurance,
  polis, premium collection, pet insurance, policyholder, policy lapse, lapsed policy, reinstatement, policies, cover plan, insurance cover,
  insurance policies, insurance products, insurance leads, insurance call centre, insurance industry, insurance background, short term policies,
  insure, insured, insuring, underwriter, claims handler, claims consultant, policyholders, warranties, extended warranty, extended warranties,
  warranty sales, motor warranty, value added products, goods in transit, truck insurance, fleet insurance, business insurance,
  agricultural insurance, crop insurance cover, budget insurance, dial direct, auto and general, autogen, king price, miway, first for women,
  mutual and federal, old mutual insure, bryte, guardrisk, naked insurance, pineapple insurance, phone insurance cover, versekeringsagent,
  versekeringsmakelaar, korttermyn, korttermynversekering, kort termyn, eise, dekking, umshwalense wemoto, umshuwarensi, inshorensi, inshuwarense,
  tshireletso ya dikoloi, polisi, ipolisi, polise, dipolisi, iipolisi, amapolisi, zomshwalense, womshwalense, lomshwalense, yenshorensi,
  tsa inshorense, zenshorensi
medical-aid: medical aid = medical aid, medical scheme, mediese fonds, gap cover, health insurance, hospital plan, health plan, health cover,
  discovery health, bonitas, medical insurance, primary care plan, clinic plan, medical cover, medical aids, medical aid schemes, medical schemes, gap
  plan, gap covers, gapdekking, hospitaalplan, hospitaalplanne, hospital plans, mediese skema, mediese dekking, mediesefonds, mediese versekering,
  primary health cover, primary health, day to day cover, discovery vitality, vitality, momentum health, medihelp, fedhealth, polmed, profmed,
  keyhealth, medshield, affinity health, dis chem health, clicks medicover, health plans, health policies, usizo lwezokwelapha, uhlelo lwezempilo,
  medikale, thuso ya kalafo, health brokers, healthcare cover, dental cover, dental plan, optical plan
# banking
accounts: bank accounts = bank account, account opening, open account, savings account, capitec, fnb, nedbank, absa, standard bank, tymebank, ibhange,
  banka, debit card, bank card, banking, mobile banking, banking app, youth account, bank, bank accounts, banking products, banking sales, bank sales,
  bank promoter, bank ambassador, bank consultant, bank teller, teller, universal banker, branch consultant, branch banking, account openings, opened
  accounts, open accounts, opening accounts, new accounts bank, cheque account, transactional account, student account, student accounts, student
  banking, global one, easy account, mzansi account, business accounts, business account, capitec bank, capitec branch, fnb branch, absa branch,
  nedbank branch, african bank, bidvest bank, discovery bank, bank zero, post bank, postbank, old mutual money account, om bank, access bank, ubank,
  finbond, cards and accounts, prepaid cards, virtual card, bankrekening, rekeninge, rekening oopmaak, bankwese, ukuvula i-akhawunti, i-akhawunti,
  iakhawunti, amabhange, ebhange, ibhanki, ukubhanka, akhaonto, diakhaonto, akhaonte, akhaonto ya banka, debit cards, sassa card, sassa cards, stokvel
  account, bank app, banking app sign ups
fintech: payment apps = mobile money, e wallet, ewallet, mobile wallet, payment app, fintech, money transfer, remittance, remittances, money app, qr
  payment, digital wallet, send money, send money home, sending money, payment platform, e-wallet, wallet app, wallet registrations, wallet sign up,
  wallet sign ups, wallet agent, wallets mobile, cash send, cashsend, momo, mtn momo, momo agent, vodapay, voda pay, m pesa, mpesa, mukuru, mama
  money, hello paisa, hellopaisa, sassa wallet, shoprite money, money market account, ewallet registration, spot money, payshap, snapscan, zapper,
  ozow, payfast, lula, scan to pay, qr code, qr codes, qr stickers, cash in cash out, cash out points, agent banking, agency banking, mobile payments,
  digital payments, e payments, crypto, bitcoin, luno, valr, buy now pay later, payflex, payjustnow, mobicred, cross border payments, cross border
  money, geldoordrag, slimfoonbeursie, imali ngocingo, ukuthumela imali, thumela imali, romela tjhelete, tshelete ka founu, chelete, iwalethi, money
  agents, money agent
card-machines: card machines = card machine, speed point, speedpoint, pos terminal, yoco, ikhokha, card reader, merchant acquiring, merchant terminal,
  payment terminal, card terminal, swipe machine, tap to pay, point of sale device, pos device, card payment device, card machines, card machine
  sales, card device, card devices, tap on phone, softpos, ikhokha machine, yoco machine, ipay, lesaka, adumo, kazang pay, peach payments, merchant
  services, merchant solutions, merchant devices, pos machines, pos machine, pos terminals, pos systems, point of sale solutions, till system, till
  systems, till points, card payments, card payment, card acceptance, card acquiring, payment devices, payment machines, kaartmasjien, kaartmasjiene,
  kaart masjien, umshini wamakhadi, imishini yamakhadi, umshini wekhadi, motjhini wa dikarete, motšhene wa dikarata, swipe machines, speedpoints
loans: loans and credit = personal loan, loan, credit card, store card, store credit, micro loan, microloan, micro finance, microfinance, lending,
  credit application, home loan, bond originator, bond originating, consolidation loan, vehicle finance, business funding, business finance, debt
  review, debt counselling, debt counsellor, lening, mashonisa, instalment credit, account application, store account, working capital, merchant cash
  advance, loans, personal loans, cash loans, cash loan, payday loan, payday loans, short term loans, micro lender, micro lenders, microlending, loan
  consultant, loan agent, loan officer, loan leads, loan campaign, loan applications, credit cards, credit card sales, credit consultant, credit
  sales, store cards, store account opening, store accounts, clothing account, clothing accounts, account sign ups, rcs, tfg account, truworths
  account, edgars account, woolworths card, furniture credit, hp credit, asset finance, instalment sale, home loans, homeloans, bond application, bond
  applications, bond origination, ooba, betterbond, bond consultant, debt consolidation, debt relief, debt mediation, credit repair, credit check,
  ncr, ncr registered, direct axis, directaxis, capfin, wonga, lime24, african bank loans, bayport, old mutual finance, izwe loans, izwe, nedbank
  loans, sme loans, sme funding, business loans, merchant advance, invoice discounting, salary advance, salary loans, payroll loans, lenings,
  persoonlike lening, krediet, kredietkaart, verband, huislening, ukuboleka imali, imalimboleko, imali mboleko, isikweletu, izikweletu, kadimo,
  mokoloto, dikadimo, tjhelete ya kadimo, skoloto, matshonisa
savings: savings and investments = stokvel, savings club, savings plan, investment, unit trust, retirement annuity, tax free savings, endowment,
  wealth management, investing, retirement fund, provident fund, belegging, mogodisano, umgalelo, gooi gooi, wealth, education policy,
  financial planning, employee benefits, group scheme, group benefits, stokvels, stokvel savings, society savings, savings groups, group savings,
  savings pocket, fixed deposit, fixed deposits, money market, notice deposit, investments, investment products, investment advice, unit trusts, etf,
  etfs, retirement, retirement planning, pension fund, pension funds, provident funds, preservation fund, living annuity, annuities, annuity,
  tax free account, tfsa, education plan, education savings, wealth advisor, private wealth, private banking, asset management, portfolio management,
  forex, forex trading, trading platform, stockbroker, jse shares, easy equities, easyequities, satrix, allan gray, coronation, sygnia, 10x,
  alexander forbes, employee benefit, umbrella fund, fund administration, beleggings, spaar, spaarplan, pensioen, aftreebeplanning, aftreeannuïteit,
  ukonga, ukonga imali, ukugcina imali, istokfela, istokofela, izitokofela, isitokofela, imali yomhlalaphansi, polokelo, poloko ya tjhelete,
  setokofele, mekgolokwane, motshelo, mohodisano, kgwebisano ya tjhelete, umgalelo wegrosari, grocery stokvel, grocery club, christmas club,
  hamper club
legal: legal cover = legal cover, legal insurance, legal plan, estate planning, legalwise, legal aid plan, will drafting, last will, testament, legal
  covers, legal protection, scorpion legal, legal wise, lawyers for all, clientele legal, labour law cover, wills and estates, drafting wills, trust
  administration, deceased estates, conveyancing, attorneys, law firm, labour consultants, labour consultant, ccma, regsversekering, regshulp,
  testamente, ezomthetho, incwadi yefa, intando, molao, tlhokomelo ya molao, legal services, legal plans
collections: collections = debt collecting, debt collection, collections agent, arrears, collections call, debt collector, debt collectors, debt
  recovery, debt recoveries, arrear accounts, arrears calls, collections call centre, promise to pay, early collections, soft collections, late stage,
  premium collections, skuldinvordering, skuld invorder, ukuqoqa izikweletu, pokello ya dikoloto, hand over accounts, tracing, skip tracing
# property
homes: homes for sale = property sale, estate agent, estate agency, real estate, show house, showhouse, show day, show house, residential property,
  new development, sectional title, house for sale, home for sale, eiendom, eiendomsagent, property practitioner, property agent, property consultant,
  rdp, freehold, property, ppra, townhouse development, apartments for sale, off plan, off plan apartment, buyers and sellers of homes, property
  development, bonded homes, units off plan, houses for sale, home sales, new homes, new houses, house sales, sell houses, selling houses, sold
  houses, sold homes, property sales, property market, property developer, property developers, residential development, residential developments,
  residential estate, residential sales, residential estate sales, estate living, security estate, golf estate, lifestyle estate, gated estate, gated
  estates, gated community, show homes, show unit, show units, show village, show houses, show apartment, sales office development, plot and plan,
  house and land, cluster homes, townhouses for sale, duplex, apartments, apartment sales, flats for sale, retirement village, retirement villages,
  life rights, affordable housing, bonded housing, flisp, first home, first time buyers, first home finance, gap housing, bank repossessed, auction
  property, property auction, seeff, pam golding, remax, re/max, rawson, chas everitt, just property, harcourts, wakefields, lew geffen, sothebys,
  tyson, jawitz, property24, private property, kw realty, leapfrog, realtor, realtors, broker property, full status agent, pde4, eiendomme, huise,
  huis te koop, huise te koop, eiendomsmark, eiendomsverkope, skouhuis, skoudag, ontwikkeling eiendom, aftreeoord, izindlu, indlu ethengiswayo,
  izindlu ezithengiswayo, umhlaba nezindlu, amakhaya, matlo, ntlo e rekiswang, meago, thekiso ya matlo, investors property, investment property, buy
  to let
rentals: rentals = rental agent, letting, rental property, student accommodation, tenant, tenants, backroom, rooms to let, to rent, leasing,
  commercial property, office space, co working, coworking, student residence, lease space, commercial letting, flats to let, rental listing, rentals,
  rental listings, rental sales, letting agent, letting agents, letting office, residential letting, residential rentals, to let, flatlets, bachelor
  flats, rooms for rent, room rental, rooms to rent, student flats, student digs, digs, student rooms, student housing, student apartments, nsfas
  accommodation, shared accommodation, co living, commercial rentals, retail space, retail leasing, industrial space, warehouse space, office rental,
  office rentals, serviced offices, hot desks, hot desk, virtual office, parking bays, storage rental, property management, property manager, managing
  agent, managing agents, tenant placement, leases, lease agreement, inspections rental, airbnb, short term letting, short term rental, holiday
  letting, holiday lets, huurwoning, huur, verhuring, huurders, woonstelle, woonstel, kamers te huur, ukuqashisa, amagumbi okuqashisa, igumbi, indawo
  yokuhlala, umqashi, hiriswa, phaposi, diphaposi, bahiri, hirisang
plots: land and stands = plots of land, residential stand, vacant land, serviced stand, stand for sale, plots for sale, residential plot, vacant
  stand, building plot, plots, land sales, land for sale, erf, erven, erf sales, smallholding, smallholdings, serviced stands, stands for sale, stands
  in estate, residential stands, farm sales, farms for sale, agricultural land, agri land, coastal plots, eco estate plots, burial plots, erwe, grond
  te koop, plase te koop, hoewes, umhlaba, isiza, iziza, isitandi, izitandi, setsha, ditsha, lefatshe, naha e rekiswang, mobu, stand sales, title
  deeds
timeshare: holiday clubs = timeshare, holiday club, vacation club, holiday points, vacation ownership, travel club, time share, timeshares, holiday
  ownership, vacation clubs, vacation points, holiday clubs, points club, points clubs, club points, holiday membership, leisure club, leisure
  options, rci, dream vacations, flexi club, flexiclub, beekman, club leisure, qvc, thebe holiday, opc, opc desk, off property contact, owner
  referral, vakansieklub, tyddeel, vakansie klub, iklabhu yamaholide, sales presentation holiday, holiday presentation, timeshare presentation,
  timeshare presentations
# software
software: software = software, restaurant ordering app, restaurant ordering apps, restaurant app, restaurant software, saas, erp, cloud service,
  subscription software, accounting software, payroll software, it solution, ict, sagteware, tech sales, hr system, cybersecurity, cyber security,
  hosting package, it support, managed service, digital solution, platform demo, stock app, ordering app, booking system, it sales, tech startup,
  software sales, point of sale software, crm software, business software, booking software, technology solution, learning platform, practice
  management, app sign up, app download, app downloads, app installs, download the app, invoicing app, bookkeeping app, app onboarding, sage reseller,
  pastel, sage pastel, xero, quickbooks, netsuite, sap business one, syspro, microsoft dynamics, dynamics 365, office 365, microsoft 365, google
  workspace, zoho products, hubspot reseller, erp sales, crm sales, payroll systems, payroll system, simplepay, payspace, vip payroll, hris, hr
  software, time and attendance, biometric, biometrics, clocking system, clocking systems, access software, stock software, inventory software, pos
  software, salon software, practice software, medical billing software, school management system, school software, d6, lms, learning management, e
  signature, document management, document software, archiving, cloud hosting, cloud services, cloud backup, azure, aws, web hosting, antivirus,
  endpoint security, firewall, it services, it company, it company sales, msp, it solutions, it outsourcing, data analytics, ai solutions, ai tools,
  chatbot, chatbots, automation software, fleet software, farm software, agritech, edtech, proptech, healthtech, saas sales, saas startup, software
  house, startup sales, tech company, tech products, mobile app, mobile apps, app promoters, app promotion, app sign ups, app registrations, ordering
  apps, delivery app, e hailing app, super app, rewards app, loyalty app, ride hailing, indrive, mr d, uber eats, checkers sixty60, sixty60, takealot
  app, booking platform, online platform, marketplace app, sagteware verkope, rekeningkundige sagteware, rekenaarprogramme, toepassing, uhlelo
  lokusebenza, iapp, sisebelisoa, porokerama, software solutions, subscriptions software
hardware-it: computers and office machines = laptop, laptops, computer, computers, printer, printers, copier, copiers, office automation, rekenaar,
  photocopier, server hardware, pabx, voip, telephone system, office equipment, toner, networking equipment, it hardware, dell, lenovo, acer, asus,
  apple mac, chromebook, chromebooks, desktop, desktops, pcs, gaming pc, pc building, computer shop, computer store, computer sales, computer
  hardware, storage it, networking, cabling, network cabling, routers and switches, cisco, ubiquiti, mikrotik, printers and copiers, photocopiers,
  multifunction printers, mfp, konica minolta, bizhub, ricoh, kyocera, canon printers, xerox, office automation sales, toners, ink cartridges,
  cartridges, ups systems, pbx, hosted pbx, voip sales, voip phones, switchboard, switchboards, ip phones, ip telephony, telephony, telephone systems,
  video conferencing, projectors, smart boards, smartboards, interactive boards, tablets for schools, school tablets, laptops for students, point of
  sale hardware, barcode scanners, label printers, cctv it, rekenaars, rekenaarwinkel, drukkers, skootrekenaar, skootrekenaars, ikhompyutha,
  amakhompyutha, i-laptop, amalaptop, dikhomphutha, khomphutha, gaming rigs, esports, simulator, simulators, driving simulator, virtual reality, sd
  wan, mpls
media: advertising = school photos, advertising, ad space, advert space, media sales, radio advertising, billboard, classifieds, directory listing,
  sponsorship, digital marketing, marketing package, website package, web design, seo, social media package, advertensie, newspaper advert, outdoor
  media, ad sales, airtime spots, website sales, google ads, listing package, community paper, print advert, advert, advertising sales, advertising
  space, ad sales executive, advert sales, adverts, advertisements, advertisers, media sales executive, media owner, radio ads, radio sales, radio
  airtime sales, community radio, community newspaper, knock and drop paper, local newspaper, magazine advertising, magazine adverts, print
  advertising, yearbook, directory sales, directories, yellow pages, brabys, business directory, online directory, online listings, listings
  advertising, sponsorship sales, sponsorships, sponsors, billboards, outdoor advertising, street pole ads, street poles, taxi advertising, taxi
  branding, taxi tv, rank tv, mall advertising, digital screens, led screens, cinema advertising, tv advertising, podcast, influencer marketing,
  social media management, digital agency, marketing agency, ad agency, google adwords, ppc, facebook ads, email marketing, bulk sms, sms marketing,
  web development, websites, website design, web packages, branding agency, brand agency, advertensies, advertensieverkope, advertensie verkope,
  reklame, koerantadvertensies, koerant, izikhangiso, ukukhangisa, isikhangiso, phatlalatso, dipapatso, papatso, exhibition space, stand sales
  exhibition, exhibition sales, conference sponsorship, event sponsorship
print: print and signs = printing, print shop, signage, branded clothing, corporate gifts, corporate gift, promotional items, vehicle branding,
  business card printing, promotional gift, branded gift, embroidery, labels printing, printer works, print sales, print jobs, print orders,
  printing orders, printing company, litho, lithographic, digital printing, large format, large format printing, screen printing, t shirt printing,
  sublimation, dtf, embroidery and branding, branding and signage, branding company, sign shop, sign boards, signboards, shop signs, boards signage,
  estate agent boards, vinyl, vinyl wraps, vehicle wraps, vehicle graphics, stickers, decals, label printing, packaging printing, invoice books,
  business cards, letterheads, booklets, catalogues printing, school diaries, yearbooks printing, banners and flags, pull up banners, gazebos branded,
  branded gazebos, promotional products, promo items, promotional clothing, promotional gifts, corporate branding, corporate wear branding, trophies,
  trophies and medals, medals, engraving, rubber stamps, drukwerk, drukkery, drukwerkverkope, tekens, borde, uniforms branded, ukuprinta, ukuphrinta,
  kgatiso, hatisa, copy shop, postnet, minuteman press, jetline
`,
);
