import { readConcepts } from './concept.ts';

/** What somebody can do wherever they sell. */
export const abilities = readConcepts(
  'ability',
  `
# talking
talking: talking to strangers = outgoing, confident, talkative, friendly, bubbly, people person, chatty, good communication, communication skills,
  well spoken, people skills, vibrant, energetic, extrovert, presentable, well presented, charismatic, communication, interpersonal, personality, not
  shy, i am not shy, no shyness, loud, loud voice, big voice, energetic and friendly, high energy, full of energy, lively, enthusiastic, love people,
  loves people, good with people, people's person, love talking, love to talk, likes talking, i talk, can talk, can talk to anyone, can talk to
  anybody, talk to anyone, talk to anybody, talk to people, talking to people, speak to people, speaking to people, engaging, engage customers, engage
  shoppers, engage with customers, gift of the gab, conversationalist, charming, warm personality, approachable, smiling, positive attitude, bubbly
  personality, outspoken, social person, sociable, extroverted, well mannered, neat appearance, neat and presentable, well groomed, groomed, good
  listener and talker, confident speaker, self confident, self confidence, spraaksaam, vriendelik, vriendelike, mensmens, mens mens, praat maklik, hou
  van mense, hou van praat, uitgaande persoonlikheid, selfvertroue, flink, netjies, ngikhuluma kakhulu, ukukhuluma nabantu, ngithanda abantu,
  ngikhululekile, anginamahloni, nginesibindi, uyakwazi ukukhuluma, ndiyathanda abantu, ndiyakwazi ukuthetha, ukuthetha nabantu, ke rata batho, ke
  rata ho bua, ho bua le batho, go bua le batho, ke bua le batho, ga ke dihlong, ha ke na dihlong, botsoalle, botsalano, thick skin, thick skinned,
  not afraid of no, not scared of no, do not get tired of no, tired of no, handle rejection, rejection
closing: closing = closing, close sales, close deals, closing skills, target driven, targets, sales targets, hit targets, hitting target, reach
  targets, quota, commission driven, closer, target, closed deals, close the deal, closing deals, closed sales, closer sales, close on the day,
  closing ratio, closing rate, conversion rate, top seller, top seller award, top salesperson, top performer, top achiever, top biller, best seller,
  sales awards, always on target, over target, exceed targets, exceeded target, exceeded targets, target oriented, results driven, results oriented,
  goal driven, money driven, hungry for commission, commission based, teikens, teiken, teikengedrewe, verkoopsteikens, teikens haal, sluit verkope,
  ukufinyelela izinhloso, ukufinyelela amathagethi, amathagethi, ithagethi, tshinyalelo ya dithekiso, dithagete, thagete, sepheo, diphitlhelelo
objections: handling objections = handling objections, objections, persuade, persuasive, convince, persuasion, overcome objections, objection
  handling, deal with objections, overcoming objections, answer objections, rebuttals, rebuttal, convincing, convince people, can convince, can
  convince anybody, persuading, persuade people, oortuig, oortuigend, oorreed, ukukholisa, ukunxenxa, ukuncenga, ho kgodisa, kgodisa, go kgodisa,
  tlhotlheletsa
negotiating: negotiating = negotiation, negotiating, negotiate, bargaining, onderhandel, negotiate prices, negotiate with buyers, negotiates,
  negotiator, haggle, haggling, bargain, onderhandelings, onderhandelaar, ukuxoxisana, ukubonisana, ditherisano, therisano, go buisana
presenting: presenting = presenting, presentation, presentations, public speaking, mc, microphone, speak in front, voordrag, presentation skills,
  mcing, pitching, pitch, storytelling, presenter, presenters, present to clients, present products, stage presence, toastmaster, toastmasters, radio
  presenter, master of ceremonies, mced, mc work, tell the story, tell stories, story teller, good speaker, voordragte, praat voor mense,
  seremoniemeester, ukwethula, ukuma phambi kwabantu, tlhahiso, hlahisa, go tlhagisa
upselling: upselling = upselling, upsell, cross sell, cross selling, upselling and cross selling, add ons, upsells, upsold, up sell, up selling, up
  selling and cross selling, cross sold, add on sales, basket size, bigger basket, add extra items, average basket, byverkope, opverkoop, kruisverkope
listening: needs analysis = needs analysis, listening, listening skills, good listener, consultative, empathy, patience, empathetic, i listen, listen
  to customers, understanding customers, needs of the customer, caring, compassion, sympathetic, geduld, geduldig, luister, luister goed, simpatiek,
  ukulalela, ngiyalalela, isineke, inhlonipho, mamela, ho mamela, theetsa, go reetsa, mamello, tlhompho
following: following up = follow up, following up, follow ups, persistence, persistent, follow through, opvolg, follow ups with clients,
  determination, never give up, does not give up, opvolging, volg op, deursettingsvermoë, ukulandelela, ukubekezela, tiisetso, tshwarella
networking: networking = networking, network of contacts, contacts, community leaders, well connected, connections, networks in the community, large
  network, big network, wide network, know everybody, know everyone, everybody knows me, everyone knows me, people know me, known in the community,
  well known in, i know all, known by, trusted in the community, community connections, stokvel connections, church connections, community person, own
  database, own contacts, phone book full, customers follow me, ken almal, almal ken my, kontakte, netwerk, ngaziwa, ngiyaziwa, ngazi abantu abaningi,
  baya ndazi, batho ba a nkitse, ke tsebahala, ke a itsege
# handling
cash: cash handling = cash handling, cash, handle cash, cash float, kontant, cash up, cashing up, handle money, numeracy, cash payments, cash sales,
  cash takings, cash counting, cash responsibility, banking cash, carry cash, count change, honest with money, my cash is right, cash is always right,
  trust me with money, kontant hanteer, kontanthantering, geld hanteer, ukuphatha imali, imali ephathwayo, ho sebetsa ka chelete, tshwara chelete, go
  tshwara madi
crm: CRM systems = crm, crm systems, hubspot, salesforce, zoho, capture data, data capture, data capturing, capturing, pipedrive, crm experience,
  sales tracking, customer database, pipedrive crm, zoho crm, freshsales, monday com, sales force, crm software user, crm tools, odoo, dynamics crm,
  update crm, data capturer skills, capture on tablet, tablet capture, app reporting, reporting app, mobile reporting, data vaslegging, ukufaka
  imininingwane
spreadsheets: spreadsheets = excel, spreadsheet, spreadsheets, ms office, computer literate, microsoft office, google sheets, word and excel, computer
  literacy, computer skills, typing, powerpoint, power point, pivot tables, ms excel, advanced excel, ms office suite, microsoft word, computer
  basics, basic computer, basic computer skills, basic it, basic it skills, computer skill, rekenaarvaardig, rekenaarvaardighede, rekenaargeletterd,
  i-computer, amakhono ekhompyutha, bokgoni ba khomphutha, wpm
reporting: reporting = sales reporting, report writing, daily reports, reports, reporting, daily sales report, stock report, verslae, whatsapp report,
  feedback reports, weekly report, reports daily, weekly reports, monthly reports, sales reports, stock reports, report back, feedback report, photo
  report, write reports, verslag, verslagskryf, umbiko, imibiko, pego, dipego, dipegelo
forecasting: forecasting and planning = forecasting, territory planning, route planning, sales planning, pipeline, planning, budgeting, time
  management, organised, sales forecasting, sales forecast, sales plan, call planning, route plan, plan my route, plan routes, diary planning,
  territory plan, well organised, organizing skills, self organised, self managed, self starter, works independently, work independently, own
  initiative, beplanning, georganiseerd, tydsbestuur, ukuhlela, hlophisa, peakanyo, thulaganyo
smartphone: own smartphone = own smartphone, smartphone, android phone, own phone, slimfoon, smart phone, own laptop, own tablet, tablet, own airtime,
  stable internet, own smart phone, own cellphone, own cell phone, own tablet or phone, own data, own device, own devices, own computer, own pc, own
  wifi, own headset, own internet, laptop and internet, laptop and headset, laptop and fibre, reliable internet, fast internet, uncapped fibre at
  home, own fibre, backup power at home, android, android smartphone, eie foon, eie selfoon, eie slimfoon, eie skootrekenaar, eie rekenaar, eie
  internet, nefoni yami, ifoni yami, umakhalekhukhwini wami, nginefoni, nginesmartphone, ke na le founo, founo ya ka, mogala wa ka, mohala wa ka,
  smartphone savvy, good with a tablet, good with phones, tech savvy, techsavvy, digital skills, digitally literate, computer savvy, work a phone app
standing: standing all day = stand for hours, stand all day, on your feet, long hours, physically fit, lift boxes, carry boxes, stamina, heavy
  lifting, hardworking, hard working, hardwerkend, lifting, on my feet, stand the whole day, stand whole day, standing long hours, stand for long,
  stand all day long, walk far, walk all day, walk long distances, walking long distances, i walk, can walk, walk a lot, strong legs, lift heavy,
  heavy boxes, carry heavy, carry stock, carry crates, healthy and fit, fit and healthy, physical work, early riser, early mornings, early bird, wake
  up early, up early, harde werker, hardewerker, vroeg opstaan, staan heeldag, loop ver, sterk bene, ngisebenza kanzima, ngiyasebenza kanzima, ukuma
  usuku lonke, ngiyahamba, ngivuka ekuseni, ndisebenza nzima, ke sebetsa ka thata, ke dira ka natla, ho ema letsatsi lohle, ke tsoha hoseng
sells: selling = sales, selling, sell, sold, salesman, saleswoman, salesperson, sales rep, sales representative, sales agent, verkope, verkoop,
  verkoper, verkoopsman, rekisa, rekisang, ukudayisa, dayisa, ngidayisa, thengisa, ngithengisa, ukuthengisa, umthengisi, morekisi, barekisi, seller,
  selling skills, vendor, vending, resell, rep for, orders, commission, sales experience, sales background, sales career, sales industry, sales work,
  sales job, sales person, sales people, sales lady, sales man, sales consultant, sales specialist, verkoopskonsultant, sales consultant experience, sales team, born salesperson, natural seller, i sell, i
  sold, sold for, sold my own, sells, we sell, reselling, resold, reseller of, rep, worked as a rep, commission work, commission all my life, on
  commission, verkope ervaring, verkoopservaring, verkoopswerk, verkoopsagent, verkoopsagente, verkopers, verkoopsmense, verkoopspan, verkoopspersoon,
  verkoopspersone, verkoopsverteenwoordiger, verkoop het, verkoop nog altyd, verteenwoordiger, verteenwoordigers, bemarker, bemarkers, bemarking,
  bemark, thengisile, ngithengise, ngiyathengisa, ngiyadayisa, ukudayisela, wadayisa, ngangidayisa, ngangithengisa, ndithengisa, ndiyathengisa,
  ndathengisa, abathengisi, ukuthengisela, umdayisi, abadayisi, intengiso, ezentengiso, ezokuthengisa, ke rekisa, ke rekisitse, ke rekišitše, go
  rekisa, go rekiša, ho rekisa, rekisitse, rekile, rekiša, thekiso, dithekiso, thekišo, barekiši, babapatsi, mmapatsi, mapatsi, papatso ya dihlahiswa,
  xavisa, ku xavisa, muxavisi, ndi a rengisa, u rengisa, murengisi, kurengisa, hustled, hustles, entrepreneur, entrepreneurial, own business, small
  business of my own, ngidayise, ngadayisa, besidayisa, sidayisa, sithengisa, bendithengisa, ndandithengisa, ke ne ke rekisa, re rekisa, ke rekiditse,
  ba rekisa, ndi rengisa, ndzi xavisa, verkoop ek, ek verkoop
reading: learning products quickly = product knowledge, quick learner, fast learner, technical knowledge, quick to learn, eager to learn, attention to
  detail, fast to learn, learn quick, learn quickly, learns quickly, learns fast, learn fast, i learn fast, quick study, willing to learn, keen to
  learn, open to learning, teachable, trainable, detail oriented, eye for detail, product information, know the product, know my products, leer
  vinnig, vinnige leerder, gretig om te leer, wil leer, ngiyafunda fast, ngifunda ngokushesha, ngiyashesha ukufunda, ndifunda ngokukhawuleza, ke
  ithuta kapele, ke ithuta ka pele, ithuta ka bonako, go ithuta ka bofefo
`,
);

/** Work that is no selling, though it may use the same words: who splices fibre does not sell it. */
export const otherWork = readConcepts(
  'other-work',
  `
technical: technical work = splicer, splicing, fibre splicing, installer, install, installed, installations, installation, technician, engineer,
  electrician, wireman, mechanic, panelbeater, welder, plumber, fitter, repairs, repair, maintenance, handyman, boilermaker, electrical, bricklayer,
  painter, carpenter, draughtsman, commissioning, technical support, it support, network planning, quality control, quality checker, machine operator,
  tiler, refrigeration, technicians, installers, installing, fitter and turner, turner, millwright, electronics technician, fibre technician, fibre
  tech, trenching, otdr, blow cable, rigger, mechanics, diesel mechanic, auto electrician, apprentice, apprenticeship, qualified artisan, artisan
  trade, trade test, red seal, plumbers assistant, phone repairs, cellphone repairs, repair cellphones, repair phones, screen repairs, unlocking
  phones, computer repairs, pc repairs, appliance repairs, geyser installer, solar installer, solar installers, panel beater, spray painter, pipe
  welding, draughting, lab technician, quality inspector, process controller, plant operator, tegnikus, werktuigkundige, elektrisiën, loodgieter,
  sweiser, installeerder, herstel, herstelwerk, umakhenikha, ugesi umfaki, ukulungisa, ukufaka izinto, umfaki, setsebi sa motlakase, ho lokisa, go
  baakanya, baakanya, makhenikhe
coding: software development = software developer, software development, programmer, java, python, javascript, backend dev, frontend dev, full stack,
  web developer, data analyst, data scientist, devops, sql, react, web development, web developers, software engineer, software engineers,
  programming, coder, coding skills, react native, app development, machine learning, network engineer, database administrator, systems analyst,
  business analyst, it technician, cyber analyst, rekenaarprogrammeerder, programmeerder
driving: driving = truck driver, driver, drivers, code 14 driver, taxi driver, bus driver, delivery driver, uber driver, e hailing, long distance
  driver, driving job, any driving, chauffeur, forklift driver, truck drivers, code 14 truck, heavy duty driver, delivery drivers, courier driver,
  shuttle driver, school transport, scholar transport, taxi drivers work, bolt driver, indrive driver, motorbike delivery, bike delivery, delivery
  rider, drive a truck, drive taxis, drove trucks, vragmotorbestuurder, vragmotordrywer, drywer, bestuurder vragmotor, umshayeli, ukushayela,
  ngishayela itekisi, mokganni, bakganni, mokgweetsi, van assistant, driver assistant, truck assistant, forklift
guarding: guarding = security guard, security officer, reaction officer, armed response officer, bouncer, guarding, door supervisor, patrol, crowd
  control, control room, security guards, security guarding, security officers, cash in transit, patroller, patrolling, bouncers, reaction officers,
  armed response, bodyguard, close protection, vip protection, car guard, night watchman, psira guard, wag, sekuriteitswag, wagte, unogada, onogada,
  umaqapheli, molebeli, balebedi, modisa, badisa, firearm competency
office-work: office work = admin clerk, administration, administrator, filing, bookkeeper, accountant, payroll clerk, personal assistant, secretary,
  debtors clerk, data capturer, hr officer, project management, copywriting, content marketing, graphic design, graphic designer, audit clerk, admin
  work, admin assistant, administrative, administrative assistant, administrators, office admin, office administrator, office clerk, clerical,
  invoicing, bookkeeping, bookkeepers work, accounts clerk, creditors clerk, finance clerk, payroll admin, human resources, office assistant,
  secretarial, claims handler work, paralegal, legal secretary, law degree, accountants work, articles clerk, auditor, auditing, internal audit,
  logistics clerk, dispatch clerk, procurement clerk, project manager, project managers, copywriter, journalist, journalism, graphic designs,
  architect, administratief, kantoorwerk, klerk, boekhouer, boekhouding, sekretaresse, umabhalane, ezokuphatha ihhovisi, mongodi, mangolo, tsamaiso ya
  ofisi
care: care and teaching = teacher, tutor, teaching, nurse, caregiver, carer, au pair, nanny, lecturer, social worker, lifeguard, paramedic, home based
  carer, pharmacist, caregiving, care worker, care work, home carer, elderly care, frail care work, child minder, childminder, child minding, day
  mother, daycare, day care, aupair, preschool teacher, nursery school teacher, ecd practitioner, ecd, teaching assistant, teacher assistant, student
  teacher, school teacher, retired teacher, retired principal, former teacher, taught school, educator teacher, lecturing, social work, counsellor,
  lay counsellor, hiv counsellor, nursing, nurses, nursing sister, theatre nurse, enrolled nursing, auxiliary nurse, midwife, occupational therapist,
  physiotherapist, dietician, pharmacist assistant, dental assistant, optometrist, veterinary nurse, swim coach, lifeguards, fireman, firefighter,
  onderwyser, onderwyseres, juffrou, verpleegster, verpleegkundige, kinderoppasser, versorger, uthisha, umhlengikazi, unesi, unompilo, umongikazi,
  utitshalakazi, mooki, baoki, tichere, mosuwe, morutabana, motlhokomedi
hands: work with the hands = cleaner, cleaning, gardener, domestic worker, farm worker, general worker, packer, picker, warehouse worker, warehousing,
  labourer, construction worker, seamstress, dressmaker, weaver, weaving, tailor, alterations, baker, chef, cook, butcher, dishwasher, car washer,
  miner, housekeeper, housekeeping, room attendant, chambermaid, laundry worker, cleaners, cleaning job, cleaning work, gardeners, domestic work, farm
  work, farm labourer, fruit picking, fruit packer, packhouse, pack house, picking and packing, pickers, warehouse assistant, warehouse clerk,
  warehouse supervisor, storeman, stores controller, off loader, offloader, construction labourer, bricklayer assistant, building worker, factory
  worker, production line, assembly line, machinist, sewing machinist, sewing, tailoring, shoemaker, upholsterer, baker work, kitchen assistant,
  kitchen hand, scullery, dishwashing, griller, line cook, sous chef, butchery assistant, blockman, blockmen, car washing, valet work, nail technician
  work, cellar hand, winery worker, miners work, skoonmaker, huishulp, bediende, tuinier, tuinwerk, plaaswerker, plaasarbeider, arbeider, pakker,
  stoorman, naaldwerk, kok, bakker, slagter, umsebenzi wasezindlini, umhlanzi, ukuhlanza izindlu, umsebenzi wezandla, ukuthunga, umthungi, umpheki,
  isisebenzi, umsebenzi wasepulazini, mosebeletsi wa lapeng, mohlwekisi, mosebetsi wa matsoho, moroki, ho roka, moapehi, basebetsi ba polasi, moitedi
stage: the stage and sport = dj, dancer, musician, photographer, videographer, actor, boxer, boxing, wrestler, artist manager, producer, model agency,
  theatre maker, djs, deejay, dancers, singer, musicians, actress, comedian, comedy, magician, fire dancer, runway, photography, videography, filming,
  film maker, face painter, face painting, body painting, clown, balloon artist, makeup for film, coach soccer, sports coach, sports coaching, surf
  coach, fotograaf, musikant, umculi, umdansi, umlingisi, mmini, motanki, motlwaelo
`,
);

export const languages = readConcepts(
  'language',
  `
zulu: isiZulu = isizulu, zulu, szulu, isizulu fluent, nesizulu, ngesizulu, kwesizulu, sezulu
xhosa: isiXhosa = isixhosa, xhosa, sixhosa, nesixhosa, ngesixhosa, sexhosa, sethosa
ndebele: isiNdebele = isindebele, ndebele
swati: siSwati = siswati, swati, swazi, isiswati, nesiswati
sotho: Sesotho = sesotho, sotho, southern sotho, sisotho, isisuthu, nesisuthu, isisotho, nesisotho
tswana: Setswana = setswana, tswana, sitswana, isitswana, nesitswana
pedi: Sepedi = sepedi, pedi, northern sotho, sesotho sa leboa, isipedi, nesipedi
venda: Tshivenda = tshivenda, venda, luvenda, isivenda, nesivenda
tsonga: Xitsonga = xitsonga, tsonga, shangaan, shangani, changana, isitsonga, xichangana, nesitsonga
afrikaans: Afrikaans = afrikaans, afrikaanse, afr, afrik, die taal, isibhulu, nesibhulu, ngesibhulu, isibhunu, nesibhunu, seburu, seafrikanse,
  afrikaanssprekend, afrikaanssprekende
english: English = english, engels, eng, isingisi, isingesi, sekgowa, senyesemane, nesingisi, ngesingisi, nesingesi, ngesingesi, se english
sign: South African Sign Language = sign language, sasl, south african sign language
portuguese: Portuguese = portuguese
french: French = french, lingala
german: German = german
mandarin: Mandarin = mandarin, chinese speaking
shona: Shona = shona, chishona
somali: Somali = somali, soomaali
amharic: Amharic = amharic, tigrinya, oromo, ethiopian
urdu: Urdu, Hindi or Bengali = urdu, hindi, bangla, bengali, gujarati, punjabi, tamil, telugu
arabic: Arabic = arabic
swahili: Swahili = swahili, kiswahili
chichewa: Chichewa = chichewa, nyanja, chewa
spanish: Spanish = spanish
italian: Italian = italian
dutch: Dutch = dutch, nederlands
russian: Russian = russian
`,
);

export const transport = readConcepts(
  'transport',
  `
licence: a driver's licence = drivers licence, driver licence, drivers license, drivers, driving licence, driver license, code 8, code b, code eb,
  code 08, code 10, code 14, code c1, code c, code ec, rybewys, bestuurslisensie, valid licence, licence, license, licensed driver, eb licence,
  ilayisense, i drive, drive well, can drive, prdp, pdp, motorcycle licence, code a, lisensie, kode 8, kode 08, kode 10, kode eb, kan bestuur
own: own transport = own transport, own car, own vehicle, own bakkie, own wheels, reliable vehicle, own reliable transport, own reliable car, eie
  vervoer, eie motor, eie bakkie, car owner, have a car, have a bakkie, drive my own, my own car, my bakkie, my car, own scooter, own motorbike,
  reliable car, with a bakkie, have my own car, with my own car, with own car, my own bakkie, my own vehicle, a reliable car, own a car, own a bakkie,
  have transport, with a car, reliable transport, have a vehicle, my own transport, a car of my own, my old corsa, own van, my van, own kombi, own
  combi, own hatchback, own sedan, own truck, own minibus, own lorry, small car, little car, company car, my scooter, my motorbike, own motorcycle,
  own bike, delivery bike, ry motorfiets, eie kar, eie voertuig, het n bakkie, het n kar, het n motor, my kar, my motor, got a car, got wheels, have
  wheels, got a bakkie, have a scooter, have a motorbike, drive myself, in my own, vehicle available, car available, own cars, wheels of my own, imoto
  yami, nginemoto, nemoto, koloi ya ka, eie ry, eie wiele, bakkie of my own, small bakkie, van of my own, hatchback with, ^car, ^cars, ^bakkie,
  ^scooter, ^motorbike, ^motorcycle, ^vehicle, ^van, ^wheels, ^transport, ^kar, ^motor, ^hatchback, ^sedan, ^car and laptop, ^laptop and car, ^car
  laptop, golf 1, golf 2, golf 3, golf 4, golf 5, golf 6, golf 7, city golf, citi golf, polo vivo, vw polo, toyota tazz, corsa lite, corsa utility,
  nissan 1400, nissan bakkie, isuzu bakkie, toyota bakkie, ford bakkie, chery van, kia, hyundai i20, hyundai i10
travelling: readiness to travel = available to travel, willing to travel, travel, prepared to travel, can travel, happy to travel, overnight, sleep
  out, away from home, relocate, willing to relocate, travelling, reis, nights away, ready to travel, stay over, open to travel, will travel, can
  relocate, free to travel
`,
);

export const credentials = readConcepts(
  'credential',
  `
fais: the RE5 or FAIS fit and proper = re5, re 5, fais, fit and proper, fsca, fais accredited, fais credits, regulatory exam, re1, nqf 5 insurance,
  cob, class of business, fais compliant, nqf4 insurance, re 5 passed, re5 passed, re 1, re3, representative exam, fais qualified, fais compliant rep,
  cob certificate, nqf5 insurance, nqf 4 insurance, nqf 5 wealth, wealth management certificate, cfp, fpi, kaplan, fais krediete, fais-krediete, fsp
  registered, dofa, key individual
ppra: a Fidelity Fund Certificate = ffc, fidelity fund certificate, ppra registered, eaab, fidelity fund, pde4, ffc valid, valid ffc, ffc current,
  fidelity certificate, candidate ffc, candidate practitioner certificate, ppra certificate, ppra, nqf4 real estate, nqf 4 real estate, nqf5 real
  estate, pde, pde 4, pde 5, pde5, full status certificate, getrouheidsfondssertifikaat
psira: a PSIRA registration = psira, grade c, grade e security, grade d security, psira registered, psira grade, grade a security, grade b security,
  psira grade b, grade c security, psira certificate
food: food handling = food handling, food handler, food safety, food hygiene, haccp, food handlers certificate, food handling certificate, food
  hygiene certificate, r638, certificate of acceptability
matric: matric = matric, grade 12, national senior certificate, matriek, matriculated, matric certificate, senior certificate, nsc, finished matric,
  passed matric, completed matric, have matric, grade twelve, matriksertifikaat, matriek klaar, umatikuletsheni, matikuletsheni, umatric, matriki,
  materiki
degree: a degree or diploma = degree, diploma, bcom, tertiary qualification, bachelor, honours, ba degree, btech, national diploma, graduate, graat,
  bachelors degree, bachelor's degree, bsc, bcom degree, b com, mba, postgraduate, diploma in, n6, higher certificate, advanced diploma, ug degree,
  marketing degree, marketing diploma, imm, cum laude, universiteitsgraad, iziqu, idiploma, dikirii, dipoloma, kerii, diploma ya
pharm: pharmacy or nursing training = pharmacy assistant, nursing, registered nurse, professional nurse, staff nurse, as a nurse, am a nurse, nurse at, nurse by, icu nurse, theatre nurse, ward nurse, clinic nurse, ^nurse, ^professional nurse, hpcsa, sapc, pharmacists assistant, qualified nurse,
  enrolled nurse, life science, pharmacist assistant, pharmacists assistant basic, post basic pharmacist assistant, sancs, sanc, theatre nursing,
  nursing background, nursing diploma, bpharm, b pharm, pharmacy degree, biokinetics degree, medical science, health sciences, verpleegkunde
forklift: a forklift licence = forklift licence, forklift operator, forklift license, forklift driver, forklift certificate, vurkhyser,
  vurkhyserlisensie
student: student registration = registered student, registered students, full time student, current student, recent student, student card, currently
  studying, still studying, studying at, studying towards, studying, second year, 2nd year, third year, 3rd year, first year, 1st year, final year,
  eerste jaar, tweede jaar, derde jaar, finale jaar, 1ste jaar, 2de jaar, 3de jaar, honours student, drama student, marketing student, uct student, uj
  student, wits student, tuks student, tut student, vut student, dut student, nmu student, wsu student, ukzn student, ufs student, cut student, uwc
  student, cput student, nwu student, unisa student, maties student, student by, student van, ^student, ngumfundi, ngingumfundi, ndingumfundi,
  ke moithuti
firstaid: a first aid certificate = first aid, first aider, first aid level 1, first aid level 2, level 1 first aid, noodhulp
beauty-cert: a beauty qualification = cidesco, beauty therapist, somatology, qualified therapist, itec, trained make up artist, somatologist, beauty
  therapy, beauty diploma, beauty school, cosmetology diploma, make up course, makeup course, makeup artistry, hairdressing certificate, nail course,
  beauty college, national certificate beauty, skoonheidsterapeut, somatology diploma
electric: an electrical qualification = electrician, wireman, electrical qualification, pv greencard, n4 electrical, electrical trade, wiremans
  licence, wireman's licence, installation electrician, green card solar, pv green card, trade tested electrician, electrical trade test, electrical
  engineering, n3 electrical, n6 electrical
`,
);

export const times = readConcepts(
  'time',
  `
weekends: at weekends = weekend, weekends, saturday, saturdays, sunday, sundays, naweke, naweek, ngempelasonto, mafelo a beke, friday to sunday, month
  end weekends, sat and sun, fri to sun, fridays and saturdays, saturdays and sundays, over weekends, weekend work, weekend shifts, public holidays,
  saterdag, saterdae, sondag, sondae, naweekwerk, oor naweke, impelasonto, ngezimpelasonto, mgqibelo, umgqibelo, ngomgqibelo, ngesonto, ngempelaveki,
  impelaveki, mafelobeke, mafelo beke, bofelo ba beke, moqebelo, sontaha, mokibelo, matlhatso, sontaga
weekdays: on weekdays = weekday, weekdays, monday to friday, mon to fri, office hours, during the week, weeksdae, business hours, mon fri, mon thu,
  monday to thursday, mon to thu, monday to saturday, mon to sat, mon sat, weekday mornings, nine to five, 9 to 5, 8 to 5, in the week, week days,
  maandag tot vrydag, in die week, kantoorure, phakathi nesonto, phakathi neviki, mosombuluko kuya kulwesihlanu, hara beke, mo gare ga beke
evenings: in the evening = evening, evenings, night shift, nights, after hours, saans, after work, night work, after five, late nights, late night,
  night time, friday nights, saturday nights, evening work, evening shifts, after six, after 5, aande, saans werk, nagskof, ebusuku, kusihlwa, busuku,
  mantsiboya, maitseboa, bosigo
now: at once = immediately, available immediately, immediate, start now, asap, start today, start tomorrow, dadelik, available now, any time, anytime,
  straight away, right away, free now, free immediately, can start now, can start immediately, start immediately, can start monday, can start any
  time, start anytime, start any day, any day, ready to start, ready to work, immediate start, kan nou begin, kan dadelik begin, dadelik beskikbaar,
  nou beskikbaar, ngingaqala manje, ngiyatholakala manje, ngingaqala noma nini, ndingaqala ngoku, nka qala hona jwale, nka qala kapele, hona joale,
  nka simolola gompieno
notice: after a notice period = on notice, two weeks notice, two weeks, kennisgewing, opsegtermyn, notice period, calendar month notice, month notice,
  one month notice, serving notice, notice month, 30 days notice, months notice
later: from later on = end of next month, next month, volgende maand, in six weeks, in two months, weeks notice, in the new year, from january, after
  exams, end of term, truck is booked, when my lease ends
season: for the season = december, festive, festive season, black friday, easter, holiday season, school holidays, back to school, vacation work,
  university holidays, christmas, december holidays, festive period, festive shopping, peak season, summer season, summer holidays, valentines,
  valentine's day, mothers day, mother's day, eid, diwali, end of year, planting season, plantseisoen, oestyd, seisoen, feestyd, kersfees, kerstyd,
  desember, vakansie werk, ngodisemba, ukhisimusi, kisimusi, christmas box, keresemose, tshitwe
`,
);
