import { readConcepts } from './concept.ts';

/** What somebody can do wherever they sell. */
export const abilities = readConcepts(
  'ability',
  `
# talking
talking: talking to strangers = outgoing, confident, talkative, friendly, bubbly, people person, chatty, good communication,
  communication skills, well spoken, people skills, vibrant, energetic, extrovert, presentable, well presented, charismatic,
  communication, interpersonal, personality
closing: closing = closing, close sales, close deals, closing skills, target driven, targets, sales targets, hit targets, hitting target, reach targets, quota, commission driven, closer, target
objections: handling objections = handling objections, objections, persuade, persuasive, convince, persuasion, overcome objections, objection handling
negotiating: negotiating = negotiation, negotiating, negotiate, bargaining, onderhandel
presenting: presenting = presenting, presentation, presentations, public speaking, mc, microphone, speak in front, voordrag, presentation skills, mcing, pitching, pitch, storytelling
upselling: upselling = upselling, upsell, cross sell, cross selling, upselling and cross selling, add ons
listening: needs analysis = needs analysis, listening, listening skills, good listener, consultative, empathy, patience,
  empathetic
following: following up = follow up, following up, follow ups, persistence, persistent, follow through, opvolg
networking: networking = networking, network of contacts, contacts, community leaders, well connected, connections
# handling
cash: cash handling = cash handling, cash, handle cash, cash float, kontant, cash up, cashing up, handle money, numeracy
crm: CRM systems = crm, crm systems, hubspot, salesforce, zoho, capture data, data capture, data capturing, capturing, pipedrive, crm experience, sales tracking
spreadsheets: spreadsheets = excel, spreadsheet, spreadsheets, ms office, computer literate, microsoft office, google sheets, word and excel, computer literacy, computer skills, typing
reporting: reporting = sales reporting, report writing, daily reports, reports, reporting, daily sales report, stock report, verslae, whatsapp report, feedback reports, weekly report
forecasting: forecasting and planning = forecasting, territory planning, route planning, sales planning, pipeline, planning, budgeting, time management, organised
smartphone: own smartphone = own smartphone, smartphone, android phone, own phone, slimfoon, smart phone, own laptop, own tablet, tablet, own airtime, stable internet
standing: standing all day = stand for hours, stand all day, on your feet, long hours, physically fit, lift boxes, carry boxes, fit, stamina, heavy lifting, hardworking, hard working, hardwerkend, lifting
sells: selling = sales, selling, sell, sold, salesman, saleswoman, salesperson, sales rep, sales representative, sales agent, verkope, verkoop, verkoper, verkoopsman, rekisa, rekisang, ukudayisa, dayisa, ngidayisa, thengisa, ngithengisa, ukuthengisa,
  umthengisi, morekisi, barekisi, seller, selling skills, vendor, vending, resell, rep for, orders, commission
reading: learning products quickly = product knowledge, quick learner, fast learner, technical knowledge, quick to learn, eager to learn, attention to detail
`,
);

/** Work that is no selling, though it may use the same words: who splices fibre does not sell it. */
export const otherWork = readConcepts(
  'other-work',
  `
technical: technical work = splicer, splicing, fibre splicing, installer, install, installed, installations, installation, technician, engineer, electrician, wireman, mechanic, panelbeater, welder, plumber, fitter, repairs, repair, maintenance, artisan, handyman, boilermaker, electrical,
  bricklayer, painter, carpenter, draughtsman, commissioning, technical support, it support, network planning, quality control, quality checker, operator, machine operator, tiler, refrigeration
coding: software development = software developer, software development, developer, programmer, java, python, javascript, backend dev, frontend dev, full stack, web developer, data analyst, data scientist, devops, sql, react
driving: driving = truck driver, driver, drivers, code 14 driver, taxi driver, bus driver, delivery driver, uber driver, e hailing, long distance driver, driving job, any driving, chauffeur, forklift driver, pdp
guarding: guarding = security guard, security officer, reaction officer, armed response officer, bouncer, guarding, door supervisor, patrol, crowd control, control room
office-work: office work = admin clerk, administration, administrator, filing, bookkeeper, accountant, payroll clerk, personal assistant, secretary, debtors clerk, data capturer, hr officer, project management, copywriting, content marketing, graphic design, graphic designer, audit clerk
care: care and teaching = teacher, tutor, teaching, nurse, caregiver, carer, au pair, nanny, lecturer, social worker, lifeguard, paramedic, home based carer, pharmacist
hands: work with the hands = cleaner, cleaning, gardener, domestic worker, farm worker, general worker, packer, picker, warehouse worker, warehousing, labourer, construction worker, seamstress, dressmaker, weaver, weaving, tailor, alterations, baker, chef, cook, butcher, dishwasher, car washer, miner
stage: the stage and sport = dj, dancer, musician, photographer, videographer, actor, boxer, boxing, wrestler, artist manager, producer, model agency, theatre maker
`,
);

export const languages = readConcepts(
  'language',
  `
zulu: isiZulu = isizulu, zulu, szulu, isizulu fluent
xhosa: isiXhosa = isixhosa, xhosa, sixhosa
ndebele: isiNdebele = isindebele, ndebele
swati: siSwati = siswati, swati, swazi
sotho: Sesotho = sesotho, sotho, southern sotho, sisotho
tswana: Setswana = setswana, tswana, sitswana
pedi: Sepedi = sepedi, pedi, northern sotho, sesotho sa leboa
venda: Tshivenda = tshivenda, venda
tsonga: Xitsonga = xitsonga, tsonga, shangaan, shangani, changana
afrikaans: Afrikaans = afrikaans, afrikaanse, afr, afrik, die taal
english: English = english, engels, eng, isingisi, isingesi, sekgowa, senyesemane
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
licence: a driver's licence = drivers licence, driver licence, drivers license, drivers, driving licence, driver license, code 8, code b, code eb, code 08, code 10, code 14, code c1, code c, code ec, rybewys, bestuurslisensie, valid licence, licence, license, licensed driver, eb licence, ilayisense,
  i drive, drive well, can drive, prdp, pdp, motorcycle licence, code a, lisensie, kode 8, kode 08, kode 10, kode eb, kan bestuur
own: own transport = own transport, own car, own vehicle, own bakkie, own wheels, reliable vehicle, own reliable transport, own reliable car, eie vervoer, eie motor, eie bakkie, car owner, have a car, have a bakkie, drive my own, my own car, my bakkie, my car, own scooter, own motorbike, reliable car, with a bakkie, have my own car, with my own car,
  with own car, my own bakkie, my own vehicle, a reliable car, own a car, own a bakkie, have transport, with a car, reliable transport, have a vehicle, my own transport, a car of my own, my old corsa, own van, my van, own kombi, own combi, own hatchback, own sedan, own truck, own minibus, own lorry, small car, little car, company car, my scooter, my motorbike, own motorcycle,
  own bike, delivery bike, ry motorfiets, eie kar, eie voertuig, het n bakkie, het n kar, het n motor, my kar, my motor, got a car, got wheels, have wheels, got a bakkie, have a scooter, have a motorbike, drive myself, in my own, vehicle available, car available, own cars, wheels of my own, imoto yami, nginemoto, nemoto, koloi ya ka, eie ry, eie wiele,
  bakkie of my own, small bakkie, van of my own, hatchback with, ^car, ^cars, ^bakkie, ^scooter, ^motorbike, ^motorcycle, ^vehicle, ^van, ^wheels, ^transport, ^kar, ^motor, ^hatchback, ^sedan, ^car and laptop, ^laptop and car, ^car laptop, golf 1, golf 2, golf 3, golf 4, golf 5, golf 6, golf 7, city golf, citi golf, polo vivo, vw polo, toyota tazz, corsa lite, corsa utility, nissan 1400, nissan bakkie, isuzu bakkie, toyota bakkie, ford bakkie, chery van, kia, hyundai i20, hyundai i10
travelling: readiness to travel = available to travel, willing to travel, travel, prepared to travel, can travel, happy to travel, overnight, sleep out, away from home, relocate, willing to relocate, travelling, reis, nights away, ready to travel, stay over, open to travel, will travel, can relocate, free to travel
`,
);

export const credentials = readConcepts(
  'credential',
  `
fais: the RE5 or FAIS fit and proper = re5, re 5, fais, fit and proper, fsca, fais accredited, fais credits, regulatory exam, re1, nqf 5 insurance, cob, class of business, fais compliant, nqf4 insurance
ppra: a Fidelity Fund Certificate = ffc, fidelity fund certificate, ppra registered, eaab, fidelity fund, pde4
psira: a PSIRA registration = psira, grade c, grade e security, grade d security
food: food handling = food handling, food handler, food safety, food hygiene, haccp
matric: matric = matric, grade 12, national senior certificate, matriek, matriculated
degree: a degree or diploma = degree, diploma, bcom, tertiary qualification, bachelor, honours, ba degree, btech, national diploma, graduate, graat
pharm: pharmacy or nursing training = pharmacy assistant, nursing, nurse, registered nurse, hpcsa, sapc, pharmacists assistant, qualified nurse, enrolled nurse, bsc, science degree, life science
forklift: a forklift licence = forklift licence, forklift operator, forklift license
firstaid: a first aid certificate = first aid, first aider
beauty-cert: a beauty qualification = cidesco, beauty therapist, somatology, qualified therapist, itec, trained make up artist, somatologist, beauty therapy
electric: an electrical qualification = electrician, wireman, electrical qualification, pv greencard, n4 electrical,
  electrical trade
`,
);

export const times = readConcepts(
  'time',
  `
weekends: at weekends = weekend, weekends, saturday, saturdays, sunday, sundays, naweke, naweek, ngempelasonto, mafelo a beke, friday to sunday, month end weekends
weekdays: on weekdays = weekday, weekdays, monday to friday, mon to fri, office hours, during the week, weeksdae, business hours, mon fri
evenings: in the evening = evening, evenings, night shift, nights, after hours, saans, after work, night work, after five
now: at once = immediately, available immediately, immediate, start now, asap, start today, start tomorrow, dadelik, available now, any time, anytime, straight away, right away
notice: after a notice period = on notice, two weeks notice, two weeks, kennisgewing, opsegtermyn, notice period, calendar month notice, month notice, one month notice, serving notice, notice month, 30 days notice, months notice
later: from later on = end of next month, next month, volgende maand, in six weeks, in two months, weeks notice, in the new year, from january, after exams, end of term, truck is booked, when my lease ends
season: for the season = december, festive, festive season, black friday, easter, holiday season, school holidays, back to school, vacation work, university holidays
`,
);
