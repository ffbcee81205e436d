import { readConcepts } from './concept.ts';

/** How it is sold to businesses and with advice, and what is done around selling. */
export const waysOfBusiness = readConcepts(
  'selling',
  `
# business
b2b: selling to businesses = b2b callers, b2b caller, b2b calling, b2b, b2b sales, business to business, corporate sales, sell to businesses, selling
  to businesses, business owners, sme, smes, sme owners, small businesses, small business, business customers, business clients, corporate clients,
  procurement, procurement managers, decision makers, b2b rep, commercial sales, enterprise sales, solution selling, consultative selling, business
  sales, trade customers, besigheidsverkope, restaurant owners, salon owners, shop owners, industrial sales, sell to salons, sell to restaurants, sell
  to hospitals, industrial buyers, to companies, corporates, facility managers, factory managers, plant managers, body corporate, trustees, school
  principals, hotel buyers, purchasing managers, call on businesses, calling on businesses, business to business sales, b2b selling, b2b canvassing,
  b2b cold calling, b2b cold calls, b2b telesales, b2b lead generation, b2b appointment setting, b2b experience, b2b clients, b2b customers, b2b
  telecoms, b2b consultant, b2b sales consultant, b2b sales rep, b2b executive, b2b account manager, corporate selling, corporate accounts, corporate
  customers, corporate sales executive, corporate sales consultant, corporate sales rep, corporate buyers, corporate consultant, sales to businesses,
  sales to companies, sold to businesses, sold to companies, sell to companies, selling to companies, sell to schools, selling to schools, sold to
  schools, sell to hotels, selling to hotels, sell to factories, selling to factories, sell to farmers co ops, sell to contractors, selling to
  contractors, sell to workshops, sell to garages, sell to mines, selling to mines, sell to shops, selling to shops, sold to shops, sell to clinics,
  sell to pharmacies, sell to guesthouses, sell to offices, selling to offices, sell to small businesses, supply to businesses, supplied businesses,
  supplying shops, to schools and businesses, to factories, to factories and offices, to offices, to hotels, to restaurants, to mines, to workshops,
  to contractors, to builders, to guesthouses, small business owner, small business owners, small businesses sales, small firms, smme, smmes, smme
  owners, sme sales, sme market, msme, entrepreneurs, small traders, merchant sales, merchant rep, business banker, business consultant sales,
  business rep, business reps, business sales executive, business sales consultant, commercial sales rep, commercial clients, commercial customers,
  commercial accounts, commercial buyers, trade sales rep, trade accounts, trade customers rep, fleet managers, fleet manager, fleet owners, fleet
  customers, transport managers, workshop managers, stores managers, maintenance managers, engineers and buyers, procurement officers, purchasing,
  purchasing officers, office managers, office manager, hr managers, it managers, financial managers, decision maker, decision makers meetings, c
  suite, enterprise clients, enterprise accounts, mid market, solution sales, solutions sales, consultative, consultative sales, complex sales, long
  sales cycle, industrial rep, industrial reps, industrial salesman, industrial sales rep, industrial sales representative, industrial representative,
  factory calls, call on factories, call on workshops, call on engineering works, call on schools, call on contractors, call on hotels, call on
  offices, calling on schools, calling on contractors, calling on mines, visit businesses, visiting businesses, visit companies, visiting companies,
  business to business verkope, aan besighede, besighede, besigheidskliënte, maatskappye, nywerheidsverkope, korporatiewe verkope, korporatiewe
  kliënte, ukuthengisela amabhizinisi, amabhizinisi, osomabhizinisi, izinkampani, dikgwebo, dikhamphani, bagwebi, borakgwebo, thekiso ya dikgwebo
accounts-kept: account management = key account, key accounts, key account management, account management, account manager, account executive,
  relationship management, relationship manager, client relationship, portfolio of clients, existing clients, retain clients, kliëntebestuur,
  relationship building, grow accounts, client portfolio, accounts executive, wholesale accounts, existing accounts, chain store accounts, building
  relationships, head office buyers, account managers, account management experience, account exec, account executives, key account manager, key
  accounts manager, key account executive, key account rep, national accounts, national account, national key accounts, major accounts, strategic
  accounts, portfolio management clients, portfolio of customers, portfolio of accounts, customer portfolio, existing customers, existing customer
  base, existing client base, current clients, client base, customer base, my own client base, own clients, own client base, own customers, service
  existing, servicing clients, service clients, servicing accounts, look after accounts, looked after accounts, look after clients, look after
  customers, looked after, maintain relationships, maintaining relationships, maintain accounts, client retention, customer retention manager, client
  service manager, client relationship manager, customer relationship, customer relationships, customer relationship manager, relationship banker,
  relationship consultant, relationship sales, build relationships, built relationships, building long term relationships, stakeholder management,
  grow existing, grow the account, account growth, account development, buying groups, chains and buying groups, head offices, head office
  negotiations, retail chains, kliënteportefeulje, bestaande kliënte, kliëntverhoudinge, kliente verhoudings, rekeningbestuurder, rekeningbestuur,
  amakhasimende akhona, ubudlelwano namakhasimende, ukugcina amakhasimende, dikamano le bareki, kamano le bareki, bareki ba teng
business-development: business development = business development, bdm, new business, hunting new business, partnerships, partner recruitment,
  merchant onboarding, merchant acquisition, onboard merchants, sign up merchants, onboarding merchants, signing up shops, new accounts, nuwe
  besigheid, sign up restaurants, sign up salons, sign up shops, open new accounts, merchant sign up, business acquisition, channel sales, reseller,
  resellers, recruit merchants, business developer, business developers, business development manager, business development rep, business development
  representative, business development executive, business development consultant, business development officer, bd, bde, bdms, new business
  development, new business sales, new business hunting, new business manager, new business consultant, new business acquisition, new logo, new logos,
  new client acquisition, new accounts opened, opened new accounts, opening new accounts, open new doors, opened doors, hunters and farmers, hunter
  mentality, sales hunter, prospect for new business, grow the market, market development, market expansion, expand territory, territory development,
  develop territory, new territory, partner manager, partner sales, partner development, partner onboarding, partner sign ups, channel manager,
  channel partner, channel partners, channel development, dealer development, dealer network, dealer sign up, dealer recruitment, dealers sign up,
  reseller recruitment, reseller channel, merchant onboarder, merchant sign ups, merchants onboarding, onboarding merchant, onboarded merchants,
  signed up merchants, signing up merchants, recruit shops, sign up spazas, sign up spaza owners, sign up taverns, sign up businesses, signing up
  businesses, signed up businesses, signed up shops, signed up restaurants, signing up restaurants, signing up salons, signed up taverns, sign up
  drivers, driver sign ups, driver recruitment, sign up sellers, vendor onboarding, vendor recruitment, vendor sign up, supplier onboarding, app
  onboarding of shops, tavern sign ups, school sign ups, sign up schools, besigheidsontwikkeling, sake ontwikkeling, nuwe kliënte, nuwe besighede,
  nuwe rekeninge, ukuthuthukisa ibhizinisi, ibhizinisi elisha, amakhasimende amasha, tshebetso e ntjha, tlhabollo ya kgwebo, kgwebo e ntšha, bareki ba
  bacha
tenders: quotes and tenders = tender, tenders, quotations, quoting, quoting and proposals, tender responses, proposals, quotes, kwotasies, bid
  writing, rfq, rfqs, drawing up quotes, specifications, boq, tendering, tender documents, tender work, tender specialist, tender coordinator, tender
  admin, tender consultant, tenders and quotes, government tenders, csd, central supplier database, sbd forms, rfps, rfq responses, bid manager, bid
  preparation, bid coordinator, quotation, quotes for customers, quote customers, quote clients, send quotes, sending quotes, do quotes, drew up
  quotes, quotations and orders, estimating, estimator, cost estimates, costings, take off quantities, bills of quantities, bill of quantities,
  measure and quote, measuring and quoting, site measuring, site measurements, site surveys, spec sheets, specify products, specification sales,
  architects and specifiers, architects, quantity surveyors, contracts pricing, kwotasie, kwoteer, tenderwerk, tenderskrywer, pryse uitwerk,
  amathenda, ithenda, i-quotation, ama-quote, ithenda kahulumeni, dithendara, thendara, dikotheishene
medical-rep: calling on doctors and pharmacies = medical rep, medical sales rep, medical representative, pharma rep, pharmaceutical rep, doctors, call
  on doctors, hospital sales, doctor visits, clinic visits, pharmacy visits, dispensing doctors, mediese verteenwoordiger, call on pharmacies, visit
  doctors, hospital reps, medical reps, medical sales executive, medical sales representatives, medical sales consultant, med rep, med reps, med
  sales, pharma reps, pharma sales, pharma sales rep, pharmaceutical representative, pharmaceutical representatives, pharmaceutical sales,
  pharmaceutical sales rep, pharmaceutical reps, pharmacy rep, pharmacy reps, pharmacy sales rep, pharmacy calls, pharmacy detailing, otc rep, otc
  reps, otc sales rep, vaccine rep, device rep, device reps, medical device sales, medical devices rep, medical equipment sales, medical equipment
  rep, surgical rep, surgical sales rep, theatre rep, theatre cases, theatre support, wound care rep, wound rep, hospital rep, hospital
  representative, hospital calls, hospital detailing, hospital accounts, hospital buyers, hospital visits, dental rep, dental sales, optical rep, vet
  rep, animal health rep, call on vets, visit vets, call on specialists, call on gps, calling on gps, gps and specialists, calling on doctors, calling
  on specialists, calling on pharmacies, calling on hospitals, calling on clinics, call on hospitals, call on clinics, call on surgeons, call on
  dentists, visit pharmacies, visiting pharmacies, visiting doctors, visit hospitals, doctors rooms visits, doctor detailing, cpd, cpd talks, cpd
  events, in service training, nurse training, train nurses, product training nurses, mediese verkope, mediese verkoopsverteenwoordiger, farmaseutiese
  verteenwoordiger, dokters besoek, dokters, hospitale besoek, odokotela, ukuvakashela odokotela, dingaka, ho etela dingaka, moemedi wa meriana
# advice
advice: advising on money and cover = financial advisor, financial adviser, insurance advisor, insurance adviser, insurance agent, insurance broker,
  broker, policy advisor, funeral advisor, funeral adviser, field adviser, consultant insurance, cover adviser, finansiële adviseur, finansiele
  adviseur, makelaar, tied agent, financial planner, insurance consultant, insurance sales, funeral cover sales, financial products, policy
  consultant, funeral agent, needs analysis, financial needs analysis, insurance rep, insurance sales agent, policy seller, financial advisors,
  financial advisers, financial advisory, financial planners, financial consultant, financial consultants, financial services consultant, financial
  services rep, financial product sales, financial services sales, insurance advisors, insurance advisers, insurance agents, insurance brokers,
  insurance consultants, insurance reps, insurance seller, insurance salesperson, insurance sales consultant, insurance sales rep, insurance field
  agent, insurance marketer, insurance telesales, insurance advice, insurance policies sales, policy agent, policy agents, policy sales agent, policy
  sales consultant, policy sales rep, sell policies, selling policies, sold policies, sell funeral policies, selling funeral policies, sold funeral
  policies, sell funeral cover, selling funeral cover, sold funeral cover, sell cover, selling cover, sold life cover, funeral policy agent, funeral
  policy agents, funeral policy field agents, funeral agents, funeral advisors, funeral consultant, funeral consultants, funeral cover agent, funeral
  sales agent, funeral sales consultant, funeral plan agent, burial policy agent, burial policy agents, burial agent, burial scheme agent, burial
  society agent, society consultant, society marketer, undertaker agent, agent for an undertaker, life agent, life insurance agent, life consultant,
  sales adviser insurance, tied agents, tied adviser, direct adviser, rep for old mutual, rep for sanlam, key individual, cob training, brokerage,
  broker consultant, broker consultants, broker house, brokers, independent broker, healthcare broker, medical aid broker, medical aid consultant,
  medical aid advisor, employee benefits consultant, wealth advisors, wealth adviser, investment advisor, investment adviser, investment consultant,
  bond consultants, bond originators, debt counsellors, credit advisor, estate planner, wills consultant, needs analyses, needs assessment, finansiële
  beplanner, finansiële adviseurs, finansiele beplanner, versekeringsadviseur, versekeringsverkope, versekeringsverteenwoordiger, begrafnisagent,
  polisverkope, makelaars, umeluleki wezezimali, umthengisi we-inshorensi, ukuthengisa umshwalense, ukuthengisa inshorensi, umthengisi wemingcwabo,
  i-broker, umeluleki womshwalense, moeletsi wa tsa ditjhelete, moeletsi wa ditšhelete, morekisi wa inshorense, ho rekisa dipolisi, moemedi wa
  inshorense
property-agent: working as a property agent = estate agent, property agent, property practitioner, property consultant, eiendomsagent, show house,
  show days, viewings, letting agent, rental agent, listings, mandates, show house host, property sales, candidate property practitioner, intern
  agent, showhouses, open house, open hours, property sales agent, sole mandates, estate agents, estate agent sales, estate agency work, property
  agents, property agent work, property practitioners, property consultants, property salesperson, property sales consultant, property sales
  executive, property sales rep, property sales agents, property broker, property negotiator, real estate agent, real estate agents, real estate
  sales, real estate consultant, realtor, full status, full status agent, full status property practitioner, candidate practitioner, candidate agent,
  candidate agents, intern estate agent, principal agent, sectional title sales, new development sales, new development agent, development sales
  agent, development sales, development consultant, off plan sales, off plan sales consultant, sales agent estate, sell houses agent, houses sold,
  sold developments, show house agent, show house agents, show house hostess, show house hosting, show house hosts, show day agent, show day host,
  show day hostess, show day hosts, show day work, showdays, show days on sundays, sundays show, sunday show houses, show village hostess, showhouse
  host, open houses, hosting viewings, conduct viewings, do viewings, viewing appointments, house viewings, listing agent, listing agents, list
  properties, get mandates, sole mandate, mandate, exclusive mandate, farming an area, letting consultant, letting agents work, rental consultant,
  rental consultants, leasing agent, leasing agents, leasing consultant, commercial broker, commercial property broker, industrial property broker,
  eiendomspraktisyn, eiendomsagente, eiendomskonsultant, skouhuise, skoudae, skouhuisgasvrou, eiendomsverkope agent, umthengisi wezindlu, ama-agent
  ezindlu, i-estate agent, umthengisi wamakhaya, morekisi wa matlo, moemedi wa matlo, ejente ya matlo
car-seller: selling vehicles = car sales, vehicle sales, motor sales, sales executive motor, car salesman, test drive, test drives, vehicle sales
  executive, dealership sales, auto sales, test drive host, vehicle finance and insurance, motorverkope, car dealer, deliver vehicles, dealership
  floor, car sales executive, car sales consultant, car sales person, car salesperson, car salesmen, car seller, car sellers, car selling, used car
  sales, used car sales executive, used car salesman, used vehicle sales, new car sales, new vehicle sales, pre owned sales, pre owned sales
  executive, pre owned vehicle sales, preowned, pre owned, vehicle sales consultant, vehicle sales person, vehicle salesperson, vehicle sales exec,
  motor sales executive, motor vehicle sales, motor vehicle salesperson, motor sales consultant, motor salesman, dealer sales, dealer floor,
  dealership sales executive, dealership floor work, dealership work, worked at a dealership, car floor, floor traffic cars, sell cars, selling cars,
  sold cars, sold bakkies, sold trucks, sells cars, sold used cars, sold new cars, sold vehicles, selling vehicles, truck sales executive, truck
  salesman, truck sales rep, commercial vehicle sales, motorcycle sales, bike sales executive, boat sales, caravan sales, tractor salesman, trade ins
  appraisal, appraisals cars, vehicle appraisals, f and i, f&i, finance and insurance manager, business manager dealership, demo drives, test drive
  coordinator, test drive hosting, test drive hosts, test drive event, handovers, vehicle handover, vehicle launch, clearance sale cars, clearance
  events, car clearance, car auctions, auctioneer cars, motorverkoopsman, motor verkoopsman, motorverkoper, motors verkoop, voertuigverkoper,
  toetsrit, toetsritte, ukuthengisa izimoto, umdayisi wezimoto, umthengisi wezimoto, ngidayisa izimoto, morekisi wa dikoloi, rekisa dikoloi, ho rekisa
  dikoloi
# research
mystery: mystery shopping = mystery shopper, mystery shopping, mystery shop, mystery visits, mystery customer, spookkoper, secret shopper, secret
  shopping, mystery shoppers, mystery shops, mystery shopping visits, mystery calls, mystery caller, mystery guest, mystery diner, mystery evaluation,
  mystery evaluations, undercover shopper, secret shoppers, evaluate service, service evaluations, geheime koper, spookkopers, misterie koper,
  umthengi oyimfihlo, moreki wa sephiri
audits: audits and price checks = price check, price checks, price audit, price and shelf audits, shelf audit, store audit, store audits, audits,
  audit, retail audit, compliance check, outlet census, census, photo audit, checklists, store checks, competitor prices, competitor pricing,
  competitor check, outlet mapping, gps photos, share of shelf, auditor retail, retail audits, retail auditor, shelf audits, stock audit store, store
  checker, store checks photos, compliance checks, compliance audits, execution audit, execution audits, trade audit, trade audits, promotional
  compliance, price surveys, price survey, pricing audit, price comparison, price comparisons, price collector, price collectors, price collection,
  outlet audits, outlet surveys, outlet census work, mapping, mapping outlets, geo mapping, photos of shelves, shelf photos, take photos of shelves,
  photo reports, before and after photos, branding audits, asset audit, fridge audit, cooler audit, posm audit, planogram audit, mobile audits, field
  audits, audits fieldwork, prys kontrole, pryskontrole, winkeloudit, oudits, ukuhlola amanani, ukuhlola izitolo, ho lekola ditheko, tlhahlobo ya
  mabenkele, lekola ditheko
surveys: surveys and research = survey, surveys, market research, interviewer, questionnaire, questionnaires, opinion poll, data collection, data
  collector, field researcher, opname, focus group, household survey, exit poll, enumerator, respondent, respondents, marknavorsing, research
  interviews, doing surveys, customer feedback, product research, field interviewer, poll, surveyor interviews, survey work, survey interviewer,
  survey agent, survey team, household surveys, consumer surveys, customer surveys, customer satisfaction surveys, opinion surveys, telephone surveys,
  phone surveys, face to face interviews, street interviews, street surveys, mall surveys, mall intercepts, intercept interviews, intercepts, market
  researcher, market researchers, research agency, research house, research company, research fieldwork, research fieldworker, research assistant,
  research assistants, fieldworker, fieldworkers, field workers, field interviewers, field interviewing, field research, interviewers, enumerators,
  census, census work, census fieldworkers, stats sa, hsrc, ipsos, nielsen, kantar, ask afrika, capi, cati, polling, pollster, exit polls, focus
  groups, recruiter focus groups, data collectors, data gathering, tablet surveys, tablet capture, baseline survey, evaluation surveys, community
  survey, mapping households, opnames, meningspeilings, meningsopname, navorsing, navorser, marknavorser, veldwerkers, vraelys, vraelyste, onderhoude,
  onderhoudvoerder, inhlolovo, izinhlolovo, ucwaningo, umcwaningi, ukubuza imibuzo, imibuzo, uphando, abaphandi, dipatlisiso, patlisiso, dinyakišišo,
  ho botsa dipotso, dipotso, mobokeledi wa datha
# service
service: customer service = customer service, customer care, client service, client services, customer support, handling complaints, complaints, after
  sales, after sales support, customer queries, kliëntediens, kliente diens, help desk, helpdesk, customer relations, client care, client liaison,
  service consultant, customer experience, queries, customer services, customer service agent, customer service consultant, customer service rep,
  customer service representative, customer service experience, customer service desk, customer service call centre, customer care agent, customer
  care consultant, customer care line, customer consultant, customer liaison, customer relations officer, customer success, customer success manager,
  customer support agent, customer complaints, complaint handling, complaints handling, complaints and queries, handle complaints, handle queries,
  handling queries, query resolution, query handling, queries handling, resolve queries, resolving queries, client support, client consultant, client
  service consultant, client services consultant, client services officer, client facing, customer facing, service desk, service agent, service
  agents, support agent, support agents, support desk, frontline, frontline staff, front line, front office, help customers, helping customers, helped
  customers, assist customers, assisting customers, assist clients, aftersales, after sales service, after sales calls, kliëntediens agent,
  klantediens, kliëntesorg, kliëntediensbeampte, kliëntenavrae, klagtes, klagtes hanteer, navrae, navrae hanteer, usizo lwamakhasimende, ukusiza
  amakhasimende, ukusiza abantu, ukunakekela amakhasimende, inkonzo yamakhasimende, iinkonzo zabathengi, abathengi, ukuncedisa abathengi, tshebeletso
  ya bareki, tirelo ya bareki, ditirelo tša bareki, thuso ya bareki, ho thusa bareki, bareki thuso
retention: keeping customers = customer retention, retention, win back, winback, save desk, cancellations, renewals, renewal calls, lapsed customers,
  policy reinstatement, call back, call backs, callbacks, policy reinstatements, customer loyalty, reactivation, dormant accounts, retentions,
  retention agent, retention agents, retention consultant, retention calls, retention team, retentions agent, retentions call centre, save team, saves
  team, saves agent, saving cancellations, save cancellations, cancellations desk, cancellation calls, prevent cancellations, lapses, lapse rate, low
  lapse, low attrition, persistency, conservation agent, conservation, winbacks, win backs, winning back customers, upgrades and renewals, renewal,
  renewals agent, renew contracts, contract renewals, renew memberships, membership renewals, reactivations, reactivate customers, dormant customers,
  inactive customers, inactive clients, follow up on customers, kliëntebehoud, behoud van kliënte, hernuwings, hernuwing, kansellasies, ukugcina
  amakhasimende angalahleki, ukubuyisa amakhasimende, ho boloka bareki, go boloka bareki
onboarding: customer onboarding = customer onboarding, onboarding, onboard, help customers register, kyc, fica, app registration, registration of
  customers, activating customers, install the app, set up the app, account set up, registering users, onboarder, onboarding agent, onboarding agents,
  onboarding consultant, onboarding officer, onboarding specialist, onboarded, onboarded customers, customer registration, client onboarding, user
  onboarding, new user onboarding, user registrations, app sign ups help, help people register, help people sign up, help set up, register users,
  register on the app, registering on app, fica documents, fica checks, fica docs, id verification, id scan, scan ids, scan the id, id photos, verify
  documents, document collection, collect documents, kyc checks, account activation, activate accounts, activate cards, card activation, wallet
  activation, wallet activators, set the pin, set up pin, device set up, set up the phone, aanboord, aanboording, kliënte registreer, registreer
  kliënte, ukubhalisa ku-app, ukubhalisa, ukufaka i-app, ho ngodisa, ngodisa, go ngwadisa, ngwadiso, kwadišo
loyalty: loyalty and membership sign-ups = loyalty card, loyalty programme, loyalty program, membership sign up, membership, memberships, rewards
  card, rewards programme, club card, sign up members, subscriptions, subscribers, sign up shoppers, loyalty programmes, loyalty programs, loyalty
  cards, loyalty card sign ups, loyalty sign ups, loyalty sign up, loyalty registrations, loyalty points, rewards sign up, rewards sign ups, rewards
  programmes, rewards cards, rewards club, card sign ups, card sign up, store card sign ups, store card sign up, club sign up, club sign ups, wine
  club sign ups, club members, new members, sign new members, sign up new members, signed up members, signing up members, member sign ups, member
  recruitment, memberships sold, sell memberships, selling memberships, sold memberships, membership drive, membership sales, pre sale membership,
  presale memberships, subscription sign ups, subscription sales, subscription selling, smart shopper, xtra savings, clubcard, clicks clubcard,
  wrewards, lidmaatskap, lidmaatskappe, lede werf, lojaliteit, lojaliteitskaart, ubulungu, amalungu amasha, amalungu, ikhadi lokuthenga, boleloko,
  ditho tse ntjha, karata ya meputso
# leading
leading: leading a team = team leader, team lead, team leading, supervisor, supervise, supervising, crew leader, sales manager, area manager, lead a
  team, spanleier, field manager, manage a team, leading a team, group leader, promo supervisor, team of promoters, floor supervisor, sales team
  leader, head promoter, managed a team, campaign manager, team manager, run a team, regional manager, branch manager, coordinator, team leaders, team
  leader sales, team leader promotions, team leader call centre, teamleader, team leads, led a team, led teams, lead teams, leading teams, led a crew,
  crew leaders, crew boss, crew captain, promo captain, squad leader, team captain, team supervisor, supervisors, supervised, supervisory,
  supervision, field supervisor, field supervisors, floor managers, shift leader, shift leaders, shift supervisor, shift manager, section manager,
  department manager, assistant manager, duty manager, store managers, shop managers, sales managers, sales supervisor, sales leader, national sales
  manager, sales director, head of sales, managing a team, managing teams, manage teams, managed teams, managed people, managed a store, managed
  staff, manage staff, manage people, manage promoters, manage agents, manage reps, manage merchandisers, coordinators, project coordinator,
  promotions coordinator, field coordinator, campaign coordinator, area coordinator, branch managers, area managers, regional managers, ops manager,
  operations manager, head of department, team of agents, team of reps, team of sellers, team of canvassers, team of ten, team of 10, team of five,
  team of 5, team of 20, spanleiers, spanleiding, toesighouer, toesighouers, toesig, bestuurder, verkoopsbestuurder, winkelbestuurders, bestuur n
  span, lei n span, umholi weqembu, umphathi, abaphathi, ukuphatha, umphathi wesitolo, ukuhola, iqembu, inkokheli, inkokeli, umphathi weqela,
  moetapele, baetapele, moetapele wa sehlopha, mookamedi, molaodi, motsamaisi, sehlopha
training-others: training others = train staff, training others, trainer, training staff, product training, facilitator, facilitate, coaching,
  opleiding, train the trainer, train shop staff, train new reps, train agents, brand trainer, onboard new reps, trainers, training new agents,
  training new reps, training of staff, training reps, training agents, training promoters, training sellers, training teams, training the team,
  trained agents, trained staff, trained reps, trained new, trained others, trained promoters, trains agents, train others, train nurses, train
  promoters, train sellers, train merchandisers, train store staff, train teachers, train retailers, train consultants, sales trainer, sales training,
  sales coach, sales coaching, product trainers, brand trainers, brand educator, educator brand, education manager brand, beauty trainer, skills
  facilitator, facilitators, facilitation, workshops facilitating, workshop facilitator, run workshops, ran workshops, presenting workshops, induction
  training, staff training, team training, mentoring, mentored, mentorship, teach others, teach people, teaching people, taught others, afrigter,
  fasiliteerder, opleier, leer ander, lei mense op, ukufundisa, ukuqeqesha, umqeqeshi, abaqeqeshi, ngiqeqesha, ngifundisa, ho ruta, ho koetlisa,
  mokoetlisi, barutwana ba mosebetsi, go ruta, go katisa, mokatisi
recruiting: recruiting agents = agent recruiter, recruit agents, recruiting agents, recruiter, recruiting sellers, recruit airtime sellers, build a
  team of agents, recruit resellers, recruiting a downline, downline, recruit sellers, recruit street agents, sign up agents, recruit distributors,
  recruited agents, recruited sellers, recruited promoters, recruitment of agents, recruitment of sellers, recruit people, recruit ladies, recruit a
  team, recruit reps, recruit members sellers, recruiting people, recruiting reps, recruiting promoters, recruiting distributors, recruiting and
  training, agents recruiter, agent recruitment, agent sign ups, agent sign up, sign up new agents, signing up agents, signed up agents, signed up
  sellers, build a team, built a team, built a team of, building a team, build teams, built teams, team builder, team building sellers, team of
  sellers under, sellers under me, ladies under me, people under me, my downline, downlines, upline, mlm, multi level marketing, network marketer,
  network marketers, network marketing team, catalogue team builder, district manager catalogue, sales leader catalogue, zone leader, area leader
  catalogue, talent scout, headhunting promoters, werf agente, werf verkopers, span bou, ukuqasha ama-agent, ukwakha iqembu, ukubhalisa ama-agent, ho
  thwala barekisi, ho aha sehlopha, go aga sehlopha, go hira barekisi
event-running: running events = event coordination, event coordinator, event organiser, event planning, organising events, event manager, set up
  events, event set up, event logistics, stage setup, set up stands, setting up stands, stand set up, event planner, event operations, events
  coordinator, events coordination, events co ordinator, events manager, events management, event management, event organisers, event planners,
  organise events, organised events, organising community events, event producer, event production, event technician, event logistics crew, event set
  ups, event setups, event build, event rigging, rigging, stage hands, stage hand, sound and lighting, sound engineer, crowd management, queue
  management, queue marshal, queue marshals, marshalling, setting up, set up and break down, set up and strike, break down stand, setup crew, gazebo
  set up, put up gazebos, stand building, stand builder, stand builders, stand design, bar setup, festival organiser, festival organisers, church
  events organiser, wedding planner, wedding coordinator, wedding coordination, function coordinator, banqueting coordinator, geleenthede reël,
  funksies reël, organiseer funksies, ukuhlela imicimbi, umhleli wemicimbi, ukulungisa imicimbi, ho hlophisa meketjana, mohlophisi wa meketjana, go
  rulaganya meletlo
`,
);
