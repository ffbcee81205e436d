import { readConcepts } from './concept.ts';

/** How it is sold, and what is done around that. */
export const waysOfSelling = readConcepts(
  'selling',
  `
# promoting
in-store: in-store promotions = in store promotion, instore promotion, in store promoter, instore promoter, promoter, promoters, promo girl, promo guy, promo, promotion, promotor, promosie, promosiewerk, in store activation, in store demonstrator, store promoter, aisle promoter, in store, instore,
  promotional work, promotions work, product promoter, winkelpromosie, promotional staff, shelf talker, promo work, in store campaign, promo lady, promo jobs, product promotion, supermarket promotion, mall promotion, store activation
sampling: sampling and tastings = sampling, wine tasting, wine tastings, samples, tasting, tastings, taste, wet sampling, dry sampling, sample handout, hand out samples, proe, tastes, free samples, taste test, sampler, tasting table, sampling station, tasting station, proetafel, sampling and tastings, tasting stand, giving tasters, tasters, cook and taste
demos: product demonstrations = demonstration, demonstrator, demo, demos, product demonstration, demonstrate, demonstrasie, show how it works, live demo, product demo, cooking demo, demo specialist, cooking demonstration, showing people how, brand trainer demo, product trainer, show shoppers how
ambassador: brand ambassador work = brand ambassador, brand ambassadors, ambassador, brand rep, brand champion, face of the brand, brand activator, handelsmerkambassadeur, brand presence, represent the brand, brand representative, brand awareness, hype crew, hype
activations: activations and events = activation, activations, brand activation, event, events, event promoter, event staff, event crew, launch event, roadshow, roadshows, road show, street activation, mall activation, campus activation, campus activations, street and mall activations, product launch, match day promoter, match day, festival promoter,
  activate, fun day, hype man, mascot, geleentheid, forecourt promotion, forecourt promotions, golf day, community event, marquee, promo truck, campaign crew, brand experience, experiential, event activation, party promoter, club promoter, event marketing
hosting: hosting and welcoming = host, hosts, hostess, hostesses, usher, ushers, ushering, registration desk, guest registration, welcome guests, front of house, meet and greet, gasvrou, hosting, receptionist, reception, greet guests, badge scanning, vip, vip guests, concierge, welcome visitors, guest list, delegate registration, accreditation, waitressing events, bottle girl
exhibition: exhibitions and stands = trade show, tradeshow, trade show selling, expo, expos, exhibition, exhibitions, exhibition stand, stand staff, expo stand, stall staff, skou, trade fair, congress, conference stand, man the stand, booth, show stand, stand personnel, agricultural show, career fair, nampo, exhibitor
flyers: handing out flyers = flyer, flyers, flyering, leaflet, leaflets, pamphlet, pamphlets, handing out, hand out, leafleting, poster putting, pamflette, strooibiljette, knock and drop, leaflet drop, distribution of flyers, vouchers handing, coupon, amapheshana, sandwich board
# field
doors: door-to-door sales = door to door, doortodoor, door 2 door, d2d, deur tot deur, deur aan deur, knock on doors, knock doors, house to house, canvass, canvasser, canvassers, canvassing, residential canvassing, umuzi nomuzi, indlu nendlu, estate canvassing, household visits, going house to house, home visits, door knocker, door knocking, walk the streets,
  visiting homes, visit households, ntlo le ntlo, doors
street: street sales = street sales, street selling, street promoter, street team, foot soldier, foot soldiers, kerbside, robots, traffic lights, street vendor, hawker, hawkers, hawking, street canvass, selling on the street, rank sales, ranks, foot traffic, commuter, commuters, kasi sales, township sales, walk up sales, street hustle, street corner, street trading, on foot, roaming, gazebo sales,
  taxi rank activations, selling at the rank, selling in the rank, walk the rank, stop people, approach strangers, approaching strangers, walk around selling
field: field sales = field sales, field agent, field agents, field rep, field representative, outside sales, external sales, field marketer, field work, fieldwork, buiteverkope, on the road sales, territory sales, direct sales, direct selling, direct marketing, face to face, face to face sales, in the field, personal selling, field marketing, verkoopsverteenwoordiger, area rep,
  field consultant, reps on the road, out on the road, outdoor sales, network marketing, field force, community selling, direkte verkope, travelling salesman, foot sales
route: route and spaza sales = route sales, van sales, spaza, spazas, spaza route, informal trade, route merchandiser, wholesale sales, wholesale, van salesman, trade rep, spaza shop sales, general trade, route rep, sales rep fmcg, fmcg sales, tuck shops, tuckshop, tuckshops, cash van, roete, call cycle, call cycles, trade channel, trade sales, spaza and informal trade, store to store, spaza owners, distributor, distribution route, corner shops, independent stores, superettes, restock shops, weekly orders, journey plan, van rep, presell, pre sell
stall: stalls and kiosks = stall, stalls, kiosk, kiosks, pop up, popup, pop up shop, pop up stall, pop up and market stalls, market stall, mall stand, mall kiosk, mall desk, gazebo, stalletjie, flea market, farmers market, mall stand sales, pop up stand, craft market, market trader, night market, table at the market, markstalletjie, sell at the market, shop in shop, promo table, mall table, festival stall
fundraise: fundraising = fundraising, fundraiser, donor recruitment, face to face fundraising, street fundraising, raise funds, charity canvasser, pledge drive, donation drive, canvass donors, sign up donors, collecting donations
# phone
telesales: telesales = telesales, dial, dialling, dial lists, outbound calling, tele sales, telemarketing, telemarketer, telesales agent, call centre, call center,
  contact centre, contact center, outbound, outbound calls, outbound sales, dialler, televerkope, telefoonverkope,
  oproepsentrum, outbound agent, phone sales, telephone sales, sales calls, sell over the phone, sales agent call centre,
  telephonic, telephonic sales, bpo, calls a day, selling over the phone, on the phones, headset, dialing, warm calling,
  telefonies, ngocingo
cold-calls: cold calling = cold calling, cold call, cold calls, cold caller, cold leads, calling lists, koue oproepe, database calling
inbound: inbound sales = inbound, inbound sales, inbound calls, incoming calls, inbound agent, answer calls, inbound enquiries, walk in enquiries, enquiries
appointments: appointment setting = appointment setting, appointment setter, appointment maker, appointment making, book appointments, booking appointments, set appointments, setting appointments, book meetings, afsprake, booking meetings, diary setting, sdr, sales development, appointments, book demos, booking demos, set up meetings, make appointments, booking site visits
leads: lead generation = lead generation, lead gen, lead generator, generate leads, prospecting, prospect, prospects, leads,
  qualify leads, qualifying leads, lead capture, capture leads, leidrade, find customers, sign ups, signups, collect leads,
  leadgen, warm leads, collecting names, generating leads, collect contact details, new sign ups
# online
whatsapp: selling by WhatsApp and chat = whatsapp selling, whatsapp sales, whatsapp, live chat, live chat sales, chat sales, chat support, messenger sales, dm sales, whatsapp orders, whatsapp business, chats, online chat, whatsapp catalogue, whatsapp groups
social: selling on social media = social selling, social media sales, social media, instagram, tiktok, facebook, live selling, influencer, content creator, online selling, instagram live, live shopping, online sales, facebook marketplace, online marketplace, online marketplaces, takealot, ecommerce, e commerce, online store, aanlyn verkope, followers, affiliate marketing, tiktok live,
  sell online, selling online, webshop, online shop, dropshipping, online resale, content creation, digital sales, email outreach, email campaigns, video presentations
# shop
counter: shop and counter sales = counter sales, shop assistant, sales assistant, retail sales, store assistant, shop floor, shopfloor, floor sales, in shop sales, toonbank, winkelassistent, winkelverkope, store consultant, sales floor, showroom, showroom host, retail assistant, retail consultant, behind the counter, sales lady, isitolo, lebenkele, store sales, customer facing retail, counter, verkoopsdame, winkel,
  instore consultant, in store consultant, shop work, storekeeper, floor assistant, floor staff, retail salesperson, sales associate, beauty counter, store manager, floor manager, department store, fitting room
cashier: till work = cashier, cashiers, cash handling, till operator, work the till, the till, cash register, cash up,
  kassier, point of sale system, point of sale systems, pos system, cashing up, cash takings
merchandising: merchandising = merchandiser, merchandising, merchandise, shelf packer, shelf packing, packing shelves, pack shelves, shelf, shelves, planogram, planograms, stock rotation, gondola, gondola end, gondola ends, display building, build displays, displays, rakpakker, rakke pak, facings, restock, replenish, replenishment, visual merchandising, fifo, pos material, store visits, pack shelf, out of stocks,
  expiry dates, price tickets, shelf health, shelf space, packer, display stands, hotspots, bins and ends, out of stock, planograms and displays, build a display, general worker packing, end caps, wobblers, pos placement, storeroom
stock: stock counting = stock count, stock counting, stock take, stocktake, stocktaking, stock control, inventory, counting stock, voorraad, cycle count, stock counts, stock taker
expert: expert and technical sales = beauty consultant, beauty advisor, beauty adviser, product specialist, sales consultant, product expert, product consultant, sales specialist, store specialist, technical sales, technical advisor, tegniese verkope, skincare consultant, consultant
# business
b2b: selling to businesses = b2b, b2b sales, business to business, corporate sales, sell to businesses,
  selling to businesses, business owners, sme, smes, sme owners, small businesses, small business, business customers,
  business clients, corporate clients, procurement, procurement managers, decision makers, b2b rep, commercial sales,
  enterprise sales, solution selling, consultative selling, business sales, trade customers, besigheidsverkope,
  restaurant owners, salon owners, shop owners, industrial sales, sell to salons, sell to restaurants, sell to hospitals,
  industrial buyers, to companies, corporates, facility managers, factory managers, plant managers, body corporate,
  trustees, school principals, hotel buyers, purchasing managers, call on businesses, calling on businesses
accounts-kept: account management = key account, key accounts, key account management, account management, account manager, account executive, relationship management, relationship manager, client relationship, portfolio of clients, existing clients, retain clients, kliëntebestuur, relationship building, grow accounts, client portfolio, accounts executive, wholesale accounts, existing accounts, chain store accounts, building relationships, head office buyers
business-development: business development = business development, bdm, new business, hunter, hunting new business, partnerships, partner recruitment, merchant onboarding, merchant acquisition, onboard merchants, sign up merchants, onboarding merchants, signing up shops, new accounts, nuwe besigheid, sign up restaurants, sign up salons, sign up shops, open new accounts, merchant sign up, business acquisition, channel sales, reseller, resellers, recruit merchants
tenders: quotes and tenders = tender, tenders, quotations, quoting, quoting and proposals, tender responses, proposals, quotes, kwotasies, bid writing, rfq, rfqs, drawing up quotes, specifications, boq
medical-rep: calling on doctors and pharmacies = medical rep, medical sales rep, medical representative, pharma rep, pharmaceutical rep, doctors, call on doctors, detailing, hospital sales, doctor visits, clinic visits, pharmacy visits, dispensing doctors, mediese verteenwoordiger, call on pharmacies, visit doctors, hospital reps
# advice
advice: advising on money and cover = financial advisor, financial adviser, insurance advisor, insurance adviser, insurance agent, insurance broker, broker, policy advisor, funeral advisor, funeral adviser, field adviser, consultant insurance, cover adviser, finansiële adviseur, finansiele adviseur, makelaar, tied agent, financial planner, insurance consultant, insurance sales, funeral cover sales, financial products, policy consultant,
  funeral agent, needs analysis, financial needs analysis, adviser, advisor, insurance rep, insurance sales agent, policy seller
property-agent: working as a property agent = estate agent, property agent, property practitioner, property consultant, eiendomsagent, show house, show days, viewings, letting agent, rental agent, listings, mandates, show house host, property sales, candidate property practitioner, intern agent, showhouses, open house, open hours, property sales agent, sole mandates
car-seller: selling vehicles = car sales, vehicle sales, motor sales, sales executive motor, car salesman, test drive, test drives, vehicle sales executive, dealership sales, auto sales, test drive host, vehicle finance and insurance, motorverkope, car dealer, deliver vehicles, dealership floor
# research
mystery: mystery shopping = mystery shopper, mystery shopping, mystery shop, mystery visits, mystery customer, spookkoper, secret shopper, secret shopping
audits: audits and price checks = price check, price checks, price audit, price and shelf audits, shelf audit, store audit, store audits, audits, audit, retail audit, compliance check, outlet census, census, photo audit, checklists, store checks, competitor prices, competitor pricing, competitor check, outlet mapping, gps photos, share of shelf
surveys: surveys and research = survey, surveys, market research, interviewer, questionnaire, questionnaires, opinion poll, data collection, data collector, field researcher, opname, focus group, household survey, exit poll, enumerator, respondent, respondents, marknavorsing, research interviews, doing surveys, customer feedback, product research, field interviewer, poll
# service
service: customer service = customer service, customer care, client service, client services, customer support, handling complaints, complaints, after sales, after sales support, customer queries, kliëntediens, kliente diens, help desk, helpdesk, customer relations, client care, client liaison, service consultant, customer experience, queries
retention: keeping customers = customer retention, retention, win back, winback, save desk, cancellations, renewals,
  renewal calls, lapsed customers, policy reinstatement, call back, call backs, callbacks, policy reinstatements,
  customer loyalty, reactivation, dormant accounts, follow up calls
onboarding: customer onboarding = customer onboarding, onboarding, onboard, help customers register, kyc, fica, app registration, registration of customers, activating customers, install the app, set up the app, account set up, registering users
loyalty: loyalty and membership sign-ups = loyalty card, loyalty programme, loyalty program, membership sign up, membership, memberships, rewards card, rewards programme, club card, sign up members, subscriptions, subscribers, sign up shoppers
# leading
leading: leading a team = team leader, team lead, team leading, supervisor, supervise, supervising, crew leader, sales manager, area manager, lead a team, spanleier, field manager, manage a team, leading a team, group leader, promo supervisor, team of promoters, floor supervisor, sales team leader, head promoter, managed a team, campaign manager, team manager, run a team, regional manager, branch manager, coordinator
training-others: training others = train staff, training others, trainer, training staff, product training, facilitator,
  facilitate, coach, coaching, opleiding, train the trainer, train shop staff, train new reps, train agents, brand trainer,
  onboard new reps, teach
recruiting: recruiting agents = agent recruiter, recruit agents, recruiting agents, recruiter, recruiting sellers, recruit airtime sellers, build a team of agents, recruit resellers, recruiting a downline, downline, recruit sellers, recruit street agents, sign up agents, recruit distributors
event-running: running events = event coordination, event coordinator, event organiser, event planning, organising events, event manager, set up events, event set up, event logistics, stage setup, set up stands, setting up stands, stand set up, event planner, event operations
`,
);
