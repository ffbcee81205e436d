import { readConcepts } from './concept.ts';

/** How it is sold otherwise, and what is done around that. */
export const waysOfSelling = readConcepts(
  'selling',
  `
# phone
telesales: telesales = call customers, calling customers, call clients all day, callers, b2b callers, b2b caller, b2b calling, phone callers,
  telephone callers, sales callers, telephone agents, telephone agent, telephone businesses, phone businesses, phone companies, phone and zoom, mostly
  on phone, on the phone all day, telephone work, dials, phone our, telesales, dial, dialling, dial lists, outbound calling, tele sales,
  telemarketing, telemarketer, telesales agent, call centre, call center, contact centre, contact center, outbound, outbound calls, outbound sales,
  dialler, televerkope, telefoonverkope, oproepsentrum, outbound agent, phone sales, telephone sales, sales calls, sell over the phone, sales agent
  call centre, telephonic, telephonic sales, bpo, calls a day, selling over the phone, headset, dialing, warm calling, telefonies, ngocingo, telesales
  agents, telesales consultant, telesales rep, telesales executive, telesales campaign, telesales floor, telesales experience, tele sales agent, tele
  marketers, tele bemarker, telebemarker, telebemarking, telemarketers, phone selling, sell by phone, selling by phone, sold by phone, sold over the
  phone, sell on the phone, selling on the phone, over the phone, sold telephonically, selling telephonically, sell telephonically, sales over the
  phone, by telephone, by phone, phone work, phone calls, phone agent, phone agents, phone consultant, phoning, phoned leads, phone leads, phone
  customers, phone people, phoning customers, phoning leads, phoning people, call agent, call agents, call center agent, call centre agent, call
  centre agents, call centre consultant, call centre sales, call centre work, call centre experience, callcentre, callcenter, contact centre agent,
  contact centre consultant, contact centre sales, contact centre work, outbound agents, outbound caller, outbound callers, outbound campaign,
  outbound campaigns, outbound call centre, outbound consultant, outbound telesales, outbound experience, outbound sales agent, outbound sales
  consultant, outbound selling, sales dialler, predictive dialler, auto dialler, auto dialer, dialler campaigns, dials a day, calls per hour, 100
  calls, 150 calls, 200 calls, call scoring, call quality, quality score, qa score, sales script, scripts calls, call lists, warm leads calls, warm
  lists, uk campaign, uk campaigns, us campaign, international campaign, international campaigns, australian campaign, neutral accent, radio voice,
  telephone manner, telephone voice, telephone etiquette, foonverkope, foon verkope, verkope oor die telefoon, oor die foon, oor die telefoon, per
  telefoon, telefoon verkope, uitgaande oproepe, uitgaande, oproepe, inbelsentrum, belsentrum, call sentrum, ukushaya ucingo, ukushayela
  amakhasimende, ngocingo ukuthengisa, ukuthengisa ngocingo, iziko lezingcingo, i-call centre, icall centre, e-call centre, thekiso ka mohala, ka
  mohala, ka mogala, thekiso ka founu, ka founo, setsi sa mehala, lefelo la megala, bpo sector
cold-calls: cold calling = cold calling, cold call, cold calls, cold caller, cold leads, calling lists, koue oproepe, database calling, cold calling
  businesses, cold callers, cold called, cold phone, cold phoning, cold canvassing, cold canvass, cold lists, cold list, cold outreach, cold
  prospecting, cold visits, cold call visits, cold walk ins, walk in cold, walking into businesses, walk into a business, koud bel, koue oproep, koue
  bemarking, koue lyste, data lists, unsolicited calls, get past the receptionist, gatekeeper, gatekeepers, past the gatekeeper
inbound: inbound sales = inbound, inbound sales, inbound calls, incoming calls, inbound agent, answer calls, inbound enquiries, walk in enquiries,
  enquiries, inbound call centre, inbound calls agent, inbound consultant, inbound campaign, inbound queries, inbound leads, inbound line, inbound
  queue, take calls, taking calls, take incoming calls, answering calls, answering phones, answer phones, answer the phone, answering the phone,
  answer enquiries, switchboard operator, switchboard work, inkomende oproepe, inkomende, ukuphendula izingcingo, ukuphendula ucingo, ho araba mehala,
  go araba megala
appointments: appointment setting = appointment setting, appointment setter, appointment maker, appointment making, book appointments, booking
  appointments, set appointments, setting appointments, book meetings, afsprake, booking meetings, diary setting, sdr, sales development,
  appointments, book demos, booking demos, set up meetings, make appointments, booking site visits, appointment setters, appointment makers,
  appointments set, appointment bookings, appointments booked, appointment booker, appointment generation, make appointments by phone, making
  appointments, set appointments by phone, booked appointments, booked meetings, book site visits, booked site visits, book a site visit, site visits
  booked, book visits, booking visits, book consultations, book assessments, booking assessments, free assessment bookings, book tours, book viewings,
  book test drives, bookings for consultants, diary management, diary bookings, meeting setter, meetings booked, demos booked, demos per week, bdr,
  sdrs, sales development rep, sales development representative, business development rep, telephone appointments, telephone bookings, afsprake maak,
  afsprake reël, afspraakmaker, afspraak, ukubhukha, ukubeka izikhathi, ukwenza ama-appointment, ukubhuka, dikopano, ho etsa dikopano, dipeelano,
  qualify and book
leads: lead generation = lead generation, lead gen, lead generator, generate leads, prospecting, prospect, prospects, leads, qualify leads, qualifying
  leads, lead capture, capture leads, leidrade, find customers, sign ups, signups, collect leads, leadgen, warm leads, collecting names, generating
  leads, collect contact details, new sign ups, lead generators, lead generation agent, lead generation campaign, lead gen agent, lead collector, lead
  collection, leads generated, lead capturing, lead qualification, lead qualifier, lead qualifiers, lead sourcing, lead hunting, lead follow up, lead
  follow ups, followed up leads, follow up leads, following up leads, hot leads, referral sales, ask for referrals, refer a friend, competitions for
  leads, sign up customers, signed up customers, signing up customers, signing people up, sign people up, signed people up, sign up people, sign up
  clients, customer sign ups, new customers, find new customers, finding customers, find clients, finding clients, get customers, customer
  acquisition, client acquisition, interest forms, forms filled, fill in forms, fill in the form, collect numbers, collecting numbers, take details,
  take their details, taking details, kliënte soek, kliënte werf, kliente werf, werwing van kliënte, voornemende kliënte, ukuthola amakhasimende,
  ukuqoqa amagama, ukubhalisa abantu, ukubhalisa amakhasimende, ukufuna amakhasimende, ho fumana bareki, ho ngodisa batho, go kwadiša, batla bareki,
  bareki ba baša, register customers, registering customers, register people, registered people
# online
whatsapp: selling by WhatsApp and chat = whatsapp selling, whatsapp sales, whatsapp, live chat, live chat sales, chat sales, chat support, messenger
  sales, dm sales, whatsapp orders, whatsapp business, chats, online chat, whatsapp catalogue, whatsapp groups, whatsapp seller, whatsapp selling
  group, whatsapp status, status selling, sell on whatsapp, selling on whatsapp, sold on whatsapp, whatsapp leads, whatsapp sales agent, whatsapp
  agent, whatsapp consultant, whatsapp marketing, whatsapp broadcast, broadcast lists, chat agent, chat agents, chat consultant, chat sales agent,
  live chats, web chat, webchat, chat queries, chat desk, online chat agent, messaging sales, text sales, sms sales, telegram, messenger, direct
  messages, reply to dms, answer dms, verkoop op whatsapp, whatsapp verkope, ku whatsapp, kuwhatsapp, ngowhatsapp, ka whatsapp, mo whatsapp
social: selling on social media = social selling, social media sales, social media, instagram, tiktok, facebook, live selling, influencer, content
  creator, online selling, instagram live, live shopping, online sales, facebook marketplace, online marketplace, online marketplaces, takealot,
  ecommerce, e commerce, online store, aanlyn verkope, followers, affiliate marketing, tiktok live, sell online, selling online, webshop, online shop,
  dropshipping, online resale, content creation, digital sales, email outreach, email campaigns, video presentations, social media selling, social
  media marketing, social media marketer, social media manager, social media presence, social media promoter, social commerce, sell on facebook,
  selling on facebook, facebook selling, facebook live, facebook groups, facebook ads selling, facebook page, fb marketplace, instagram shop,
  instagram selling, ig live, tik tok, tiktok shop, tiktok seller, tiktok selling, tiktok content, youtube, youtuber, vlogger, blogger, bloggers,
  podcaster, influencers, micro influencer, nano influencer, ugc, user generated content, content creators, create content, making content,
  livestream, live stream, live streaming, livestreaming, live seller, live sales, streaming live, twitch, followers online, online resell, online
  reselling, online reseller, online sellers, online business, online shop owner, online sales agent, online store manager, online marketing, digital
  marketer, digital promoter, shein, temu, yaga, bidorbuy, bob shop, gumtree, olx, amazon seller, takealot seller, etsy, shopify, woocommerce, e
  commerce sales, ecommerce sales, affiliate, affiliates, affiliate sales, affiliate marketer, refer link, online verkoper, aanlyn bemarking,
  aanlynwinkel, aanlyn winkel, sosiale media, ku-inthanethi, ku intanethi, ku facebook, kufacebook, ezinkundleni zokuxhumana, inkundla yezokuxhumana,
  inthaneteng, mo inthaneteng, mecha ya ditaba ya botjhaba
# shop
counter: shop and counter sales = front shop, front shop assistant, own tuckshop, tuckshop owner, counter sales, shop assistant, sales assistant,
  retail sales, store assistant, shop floor, shopfloor, floor sales, in shop sales, toonbank, winkelassistent, winkelverkope, store consultant, sales
  floor, showroom, showroom host, retail assistant, retail consultant, behind the counter, sales lady, isitolo, lebenkele, store sales, customer
  facing retail, counter, verkoopsdame, winkel, instore consultant, in store consultant, shop work, storekeeper, floor assistant, floor staff, retail
  salesperson, sales associate, beauty counter, store manager, floor manager, department store, fitting room, counter sales assistant, counter
  salesperson, counter hand, counter assistant, counter work, counter selling, counter consultant, behind a counter, behind counter, over the counter
  sales, trade counter, deli counter, parts counter, phone counter, cosmetics counter, perfume counter, fragrance counter, paint counter, hardware
  counter, bakery counter, till and counter, shop assistants, shop attendant, shop worker, shop helper, shop keeper, shopkeeper, shopkeeping, shop
  manager, shop owner, own shop, ran a shop, ran my own shop, worked in a shop, worked in shops, worked in a store, work in a shop, working in a shop,
  retail shop, retail store work, retail work, retail job, retail worker, retail experience, retail sales assistant, retail sales consultant, retail
  floor, retail manager, retail supervisor, retail selling, store sales assistant, store salesperson, store sales consultant, store work, store
  worker, store supervisor, assistant store manager, in store sales, instore sales, in store sales assistant, floor sales assistant, floor sales
  consultant, floor salesperson, floor sales work, floor consultant, floor work, floor selling, on the floor, on the shop floor, sales floor work,
  sales assistants, sales ladies, sales attendant, saleslady, sales clerk, sales consultant retail, showroom sales, showroom consultant, showroom
  assistant, showrooms, dealership floor sales, boutique assistant, boutique sales, boutique work, fitting rooms, fashion consultant, fashion
  assistant, chain store, chain store work, department store work, clothing store work, clothing shop work, supermarket work, customers in the shop,
  customers in the store, walk in customers, walk ins, winkel assistent, winkelwerk, winkelwerker, winkelbestuurder, winkelverkoopster, winkelvloer,
  toonbankverkope, toonbank verkope, agter die toonbank, toonbankwerk, verkoopsassistent, verkoopsassistente, verkoopster, verkoopsklerk,
  vloerverkope, kleinhandel, esitolo, ezitolo, ukusebenza esitolo, umsebenzi wasesitolo, umsizi wasesitolo, umthengisi wasesitolo, ivenkile,
  evenkileni, umncedisi wevenkile, lebenkeleng, shopong, shopo, mabenkeleng, morekisi wa lebenkeleng, thuso lebenkeleng, khaontareng
cashier: till work = cashier, cashiers, cash handling, till operator, work the till, the till, cash register, cash up, kassier, point of sale system,
  point of sale systems, pos system, cashing up, cash takings, cashiering, cashier work, cashier experience, cashier duties, till work, till point,
  till points, on the till, on the tills, on tills, tillpoint, till supervisor, till slips, ring up sales, rang up, front end cashier, front end
  supervisor, bank cash, cash office, cash desk, cash point, cash points, money handling, money counting, counting money, count money, change giving,
  card and cash payments, card machine payments, petrol attendant, kassiere, kasregister, kasregisters, by die till, by die kasregister, geld tel,
  umbhadali, ukubala imali, etilini, i-till, ho bala chelete, go bala madi
merchandising: merchandising = merchandiser, merchandising, merchandise, shelf packer, shelf packing, packing shelves, pack shelves, shelf, shelves,
  planogram, planograms, stock rotation, gondola, gondola end, gondola ends, display building, build displays, displays, rakpakker, rakke pak,
  facings, restock, replenish, replenishment, visual merchandising, fifo, pos material, store visits, pack shelf, out of stocks, expiry dates, price
  tickets, shelf health, shelf space, packer, display stands, hotspots, bins and ends, out of stock, planograms and displays, build a display, end
  caps, wobblers, pos placement, storeroom, merchandisers, merchandised, merchandising work, merchandising rep, merchandising team, merchandiser work,
  field merchandiser, field merchandisers, field merchandising, retail merchandiser, store merchandiser, in store merchandising, permanent
  merchandiser, route merchandising, roving merchandiser, perishables merchandiser, perishables, chilled merchandiser, fmcg merchandiser, fmcg
  merchandising, shelf packers, shelf packing work, shelfpacker, shelf filling, shelf filler, shelf stocking, stock shelves, stocking shelves, stocked
  shelves, stack shelves, shelf stacker, fill shelves, filling shelves, fill fridges, fridge filling, pack fridges, packing fridges, pack fridge,
  packed shelves, packs shelves, night packer, night packers, night fill, nightfill, shelf work, shelf display, shelf displays, shelf talkers, shelf
  strips, product placement, product displays, display setup, display set up, displays built, displays building, build gondolas, build gondola ends,
  gondolas, bulk displays, bulk display, promotional displays, floor displays, set up displays, setting up displays, plano, planos, planogramming,
  expired stock, expired products, expiries, expiry, expiry rotation, dates checking, rotate stock, rotating stock, stock rotation fifo, first in
  first out, face up, facing up, face ups, price labels, price labelling, price changes, shelf prices, promotional pricing, returns and credits,
  uplift stock, uplifts, uplift, receiving manager, receiving bay, goods receiving, rakpakkers, rakpakkery, rak pak, rakke, rakke vul, pak rakke,
  handelswaar, handelaar van rakke, ukupakisha amashalofu, ukupaka emashalofini, umpakishi, ukupakisha, amashalofu, ishelufu, ukuhlela isitokwe, ho
  paka dishelofo, go paka dišelofo, dishelofo, diraka, mopaki
stock: stock counting = stocktaker, stocktakers, stock count, stock counting, stock take, stocktake, stocktaking, stock control, inventory, counting
  stock, voorraad, cycle count, stock counts, stock taker, stock counter, stock counters, stock takes, stock taking, stock takers, stocktakes, stock
  take team, stocktake crew, stock auditing, stock audits, stock management, stock controller, stock controllers, stock clerk, stock ordering, stock
  orders, ordering stock, stock counting work, counting of stock, count stock, counted stock, inventories, inventory control, inventory counts,
  inventory management, physical counts, cycle counts, cycle counting, bin counts, variances, shrinkage, wall to wall, scanner gun, handheld scanner,
  hand held scanner, rgis, voorraadopname, voorraad opname, voorraadbeheer, voorraadtelling, voorraad tel, ukubala isitokwe, ukubala isitoko,
  isitokwe, isitoko, ho bala setoko, setoko, go bala setoko
expert: expert and technical sales = beauty consultant, beauty advisor, beauty adviser, product specialist, product expert, product
  consultant, store specialist, technical sales, technical advisor, tegniese verkope, skincare consultant, beauty consultants,
  beauty advisors, beauty advisers, skin consultant, skincare advisor, skincare consultants, skincare specialist, cosmetic consultant, cosmetics
  consultant, make up consultant, makeup consultant, fragrance consultant, fragrance consultants, fragrance adviser, fragrance advisor, perfume
  consultant, perfume consultants, counter consultant, wellness consultant, wellness advisor, nutrition adviser, nutrition advisor, baby adviser, baby
  advisor, pet food adviser, pet food advisor, pet nutrition, paint adviser, paint advisor, colour consultant, decor consultant, kitchen consultant,
  design consultant, bed consultant, furniture consultant, fashion advisor, fashion adviser, garden adviser, tool expert, hardware adviser, hardware
  advisor, tech expert, tech advisor, tech specialist, device expert, device specialist, mobile expert, phone expert, computer consultant, running
  shoe specialist, bike specialist, wine adviser, wine advisor, wine expert, cheese expert, product adviser, product advisor, product advisors,
  product knowledge expert, in store adviser, in store advisor, store adviser, store advisor, retail advisor, retail adviser, technical rep, technical
  reps, technical representative, technical sales rep, technical sales representative, technical sales consultant, technical adviser, technical
  consultant, technical specialist, technical sales advisor, application specialist, applications specialist, clinical specialist, sales engineer,
  sales engineers, presales engineer, adviseur, adviseurs, tegniese verteenwoordiger, tegniese adviseur, produkspesialis, skoonheidskonsultant,
  skoonheidsadviseur, umeluleki, abeluleki, uchwepheshe, moeletsi, baeletsi, setsebi, mogakolodi
`,
);
