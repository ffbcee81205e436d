import { readConcepts } from './concept.ts';

/** What is eaten, drunk and used up in a household. */
export const food = readConcepts(
  'product',
  `
# groceries
groceries: groceries = grocery, groceries, fmcg, consumer goods, maize meal, mealie meal, maize, rice, flour, sugar, cooking oil, tinned food, canned
  food, spices, spice range, sauces, sauce, pasta, soup, hamper, hampers, kruideniersware, tastic, ace maize, pilchards, beans, cereal, breakfast
  cereal, porridge, peanut butter, baked beans, tomato sauce, achar, atchar, chakalaka, ukudla, dijo, samp, noodles, instant noodles, stock cubes,
  margarine, food products, food brand, seasoning, condiment, oats, jam, pantry, jungle oats, impuphu, phofo, staple foods, maizemeal, tinned fish,
  lucky star, koo, all gold, knorr, robertsons, rajah, royco, aromat, white star, iwisa, spekko, selati, huletts, pasta brand, two minute noodles,
  kellogg, bokomo, weetbix, morvite, pronutro, mieliemeel, meel, suiker, rys, kos, konfyt, jam and preserves, preserves, honey, heuning, dried fruit,
  droevrugte, raisins, rosyne, dadels, olives, olive oil, olyfolie, chutney, mayonnaise, crosse and blackwell, soya mince, lentils, imifino, ushukela,
  irayisi, ukudla okusemathinini, tswekere, mealie rice, canola oil, sunflower oil, vinegar, baking goods, deli products, deli, halaal, halal food,
  vegan food, organic food, consumer products, fast moving consumer goods, tuckshop goods, food company, tiger brands, premier foods, rcl foods,
  pioneer foods, unilever
snacks: snacks and sweets = snack, snacks, chips packet, crisps, biscuit, biscuits, chocolate, sweets, chewing gum, simba, popcorn, nuts, ice cream,
  icecream, dessert, cake, cakes, nik naks, energy bar, cereal bar, biltong, droewors, rusks, vetkoek, magwinya, confectionery, cookies, lollipops,
  amaswidi, roomys, ice lollies, frozen treats, chips and snacks, potato chips, corn snacks, doritos, niknaks, fritos, ghost pops, bakers biscuits,
  tennis biscuits, cadbury, nestle chocolate, chappies, wine gums, jelly sweets, chocolates, truffles, fudge, nougat, koeksisters, melktert,
  poffertjies, pancakes, pannekoek, doughnuts, cupcakes, muffins, scones, beskuit, koekies, soetgoed, tjoklits, roosterkoek, amagwinya, amakipkip,
  dimonamone, skyf, dikuku, cookie dough, trail mix, peanuts, groundnuts, macadamia, dried mango, gelato, sorbet, slush, candy, candy floss,
  health bars, protein bars, moskonfyt, turkish delight
dairy: dairy = dairy, yoghurt, yogurt, milk, cheese, butter, clover, parmalat, danone, maas, amasi, melk, kaas, ubisi, lebese, custard, milk powder,
  flavoured milk, drinking yoghurt, jogurt, cheddar, gouda, feta, mozzarella, goat cheese, cheeses, cheese boards, maas and milk, cream cheese,
  ayrshire, lancewood, fairview, parmalat milk, dairybelle, crystal valley, woodlands dairy, ice cream mix, long life milk, uht, suurmelk, botter,
  roomkaas, karringmelk, izinkomo zobisi, mafi, madila, chobani, greek yoghurt, kefir, dairy brand, dairy products, suiwel, chilled dairy
bakery: bread and baking = bread, bakery, albany, sasko, brood, isinkwa, bohobe, confectioner, loaves, bakeries, pies, buns, bread rolls, hot dog
  rolls, sliced bread, blue ribbon, sunbake, brown bread, white bread, artisan bread, sourdough, baguettes, croissants, pastries, cake shop, home
  bakery, koek, broodjies, samoosas, pita, roti, bread company, bread truck, borotho, isonka, uhlanganiso, flatbread
meat: meat and fresh food = butchery, meat, chicken portions, polony, boerewors, sausage, sausages, vleis, inyama, frozen chicken, fish products,
  russians, viennas, cold meats, slaghuis, frozen food, live chickens, poultry, seafood, hake, izinkukhu, plant based, biltong hunters, braai meat,
  braaivleis, beef, mutton, chicken pieces, braai packs, chicken feet, burger patties, deli meats, frankfurters, eskort, rainbow chicken, county fair,
  goldi, astral, abattoir, abattoirs, hoender, skaapvleis, wors, vis, snoek, fish and chips, pilchard, sea harvest, i and j, i&j, prawns, inyama
  yenkukhu, inkukhu, intlanzi, inhlanzi, tlhapi, kgomo, kgoho, nama ya kgoho, tripe, mogodu, ulusu, walkie talkies, boerie, venison, game meat
produce: fruit, vegetables and eggs = produce, fresh produce, fruit, fruits, vegetables, vegetable, veg, veggies, fruit and veg, fruit and vegetables,
  fruit stall, bananas, apples, oranges, avocados, tomatoes, onions, potatoes, spinach, cabbage, mushrooms, berries, strawberries, grapes, naartjies,
  eggs, egg sales, frozen vegetables, frozen veg, greengrocer, fruit stop, food lovers, fruit market, fresh produce market, market agent, groente,
  vrugte, eiers, aartappel, tamaties, uie, izithelo, imifino, amaqanda, amazambane, utamatisi, ditholwana, meroho, merogo, mae, ditapole, plant based,
  hydroponic vegetables, herbs fresh, salads, fresh flowers produce
drinks: soft drinks = soft drink, softdrink, cooldrink, cool drink, cold drink, juice, iced tea, ice tea, coca cola, coke, fanta, energy drink, energy
  drinks, bottled water, koeldrank, beverages, beverage, mageu, amahewu, isiphuzo, iziphuzo, dino, sports drink, kombucha, cordial, sparkling water,
  oros, monster energy, red bull, dragon energy, still water, fizzy drink, mahewu, drinks brand, ginger beer, squash, flavoured water, protein shake
  drink, pepsi, sprite, stoney, schweppes, appletiser, grapetiser, liqui fruit, ceres juice, clover juice, cappy, squash drinks, tropika, oros squash,
  powerade, energade, lucozade, monster, score energy, switch energy, mofaya, reboost, redbull, mineral water, spring water, bonaqua, valpre, aquelle,
  tonic water, mixers, non alcoholic drinks, smoothies, smoothie, fresh juice, coconut water, koeldranke, vrugtesap, water drink, dikoolo, dino tse
  bodila, namanedi, motoho, umqombothi non alcoholic, isiselo, iziselo, ginger drink, gemmere, canned drinks, cold drinks, bottling, soda, beverage
  brand, carbonated, concentrate drinks, coca cola beverages
hot-drinks: tea and coffee = tea, rooibos, coffee, instant coffee, coffee beans, coffee machine, hot chocolate, ricoffy, koffie, tee, nescafe,
  espresso, coffee capsules, coffee pods, cappuccino, red tea, joko, five roses, freshpak, laager, glen tea, douwe egberts, frisco, house of coffees,
  milo, horlicks, filter coffee, ground coffee, nespresso, coffee roastery, roastery, coffee brand, tea brand, green tea, herbal tea, chai,
  rooibostee, kofi, itiye, ikhofi, teye, barista coffee, latte, drinking chocolate, coffee machines, vending machines, vending coffee
baby: baby goods = formula milk, baby formula, infant formula, nappy, nappies, diaper, diapers, baby food, baby products, baby care, baby wipes,
  huggies, purity, doeke, baby shop, new mothers, baby brand, prams, car seat baby, baby expo, pampers, cuddlers, bambo, nan formula, s26, nestum,
  cerelac, baby cereal, baby bottles, baby bath, baby lotion, baby clothes, prams and car seats, strollers, cots, maternity wear, moms and babies, mom
  and baby, new moms, mothers to be, babakos, babaprodukte, usana, izingane, umntwana, lesea, masea, baby city, baby boom, bottle feeding, breast
  pumps, breast pump, toddler, toddlers, baby range, creche supplies
home-care: home care = washing powder, detergent, dishwashing, sunlight soap, omo, maq, fabric softener, bleach, household cleaner, cleaning products,
  waspoeier, home care, toilet paper, tissues, laundry soap, handy andy, insecticide, air freshener, dish soap, soap powder, cleaning liquid,
  surface cleaner, candles, insipho, cleaning chemicals, degreaser, hygiene products, sanitiser, household products, surf washing, ariel,
  skip washing, sta soft, comfort softener, jik, domestos, handy andy cream, mr muscle, ajax, jeyes, jeyes fluid, doom, mortein, airwick, brasso,
  cobra polish, floor polish, harpic, toilet cleaner, bin bags, refuse bags, steel wool, baby soft, twinsaver, serviettes, paper towels,
  paper hygiene, industrial paper, dispensers, hand soap dispensers, dishwasher tablets, hand wash soap, laundry powder, laundry detergent,
  skoonmaakmiddels, seep, seeppoeier, insipho yokuwasha, sesepa, sepa, dosing units, dosing pumps, sanitisers, degreasers, disinfectant,
  disinfectants, hygiene chemicals, cleaning supplies, janitorial, candles and matches, shoe polish, home cleaning products, green cleaning,
  home made detergent
pet: pet food = pet food, dog food, cat food, pet shop, pet products, pet care, veterinary products, vet products, pet treats, hondekos, royal canin,
  hills science, bob martin, bobtail, pedigree, whiskas, iams, eukanuba, montego, olympic dog, puppy food, kitten, puppies, kennel, kennels,
  dog parlour, grooming parlour, dog grooming, pet grooming, vet shop, vet clinics, veterinary, veterinarian, vetshop, petworld, absolute pets,
  petzone, aquarium, aquariums, bird seed, bird food, flea, tick and flea, dog training, pet insurance cover, pet accessories, dog beds, horse feed,
  equine, hond, honde, katte, katkos, troeteldiere, izinja, inja, amakati, dintja, pet lovers, pet owners, dierevoer
# alcohol
beer: beer and cider = beer, cider, castle lite, castle lager, savanna, hunters dry, heineken, lager, craft beer, bier, utshwala, ubhiya, umqombothi,
  bjala, jwala, black label, windhoek, brewery, taverns promotions, flying fish, amstel, corona beer, lion lager, carling, carling black label, hansa,
  amstel lager, sol beer, peroni, guinness, devils peak, jack black beer, strongbow, bernini, belgravia, brutal fruit, flying fish beer, hunters gold,
  savanna dry, redds, smirnoff spin, premix, rtd, ready to drink, alcopops, cider brand, beer brand, brouery, sorghum beer, chibuku, joburg beer,
  ijuba, leopard lager, craft brewery, micro brewery, taproom, biere, draft beer, amabhiya, dibiri, lager beer, sab, south african breweries, heineken
  beverages, beverage trade, beer and cider
wine: wine = wine, wynkelder, wine estate, wine farm, wine tasting, wyn, wyne, sparkling wine, champagne, cellar door, winery, sommelier, mcc, wine
  sales, wine club, tasting room, merlot, cabernet, pinotage, shiraz, chenin, chenin blanc, sauvignon, chardonnay, rose wine, boxed wine, bag in box,
  four cousins, nederburg, kwv, robertson winery, drostdy hof, namaqua wines, overmeer, cap classique, methode cap classique, prosecco, port wine,
  dessert wine, viticulture, viniculture, winemaking, wynmaker, winemaker, kelder, cellars, cellar tours, wine tours, wine tour, wine list, wine
  service, wine steward, wset, wine pouring, wine pairing, pairing menu, wine festival, wynfees, wynproe, wynproef, wyn proe, kelderverkope, wine
  import, wine merchant, wine shop, wine tram, iwayini, waene, wine rep, wine knowledge, wine brand, estate wine, wines
spirits: spirits = whisky, whiskey, gin, brandy, vodka, liqueur, brandewyn, spirits brand, rum, tequila, cognac, hennessy, jagermeister, spirit brand,
  premium spirits, jameson, gin brand, distillery, shooters, johnnie walker, jack daniels, bells whisky, glenfiddich, glenlivet, bains, three ships,
  klipdrift, klippies, richelieu, viceroy, oude meester, kwv brandy, smirnoff, absolut, russian bear, captain morgan, bacardi, malibu, amarula,
  southern comfort, bombay sapphire, gordons gin, gordon's, tanqueray, inverroche, stretton's, strettons, cape town gin, six dogs, musgrave gin, craft
  gin, gins, gin tasting, gin evenings, botanicals, witblits, mampoer, moonshine, schnapps, ouzo, sambuca, aperol, martini, vermouth, mixology,
  mixologist, cocktails, cocktail, whiskies, single malt, bourbon, cognac brand, remy martin, courvoisier, martell, moet, veuve clicquot, likeur,
  likeurs, tequila brand, don julio, olmeca, iwiski, ibranti, distiller, distillation
liquor: liquor = liquor, alcohol, alcoholic, liquor store, bottle store, drankwinkel, liquor brand, on consumption, alcohol brand, alcohol promotions,
  liquor promotions, tops at spar, liquor city, ultra liquors, shoprite liquor, checkers liquor, makro liquor, norman goodfellows, drank, drankbedryf,
  utshwala, jwala bja, bojalwa, utywala, wet goods, alcohol trade, alcohol sales, liquor trade, liquor rep, liquor sales, off licence, off
  consumption, licensed outlets, licensed premises, id check, booze, dop, alcoholic beverages, alcoholic drinks, diageo, pernod ricard, distell,
  edward snell, bar staff, bartender, barman, barmaid, bartending, behind the bar, bar work, barlady, bar background
tobacco: tobacco and vapes = tobacco, cigarette, cigarettes, vape, vaping, vapes, snuff, hubbly, e cigarette, entjie, sigarette, hookah, heated
  tobacco, peter stuyvesant, dunhill, rothmans, camel cigarettes, marlboro, iqos, glo device, vuse, twisp, disposable vapes, e liquid, juice vape,
  rolling tobacco, boxer tobacco, pipe tobacco, cigars, cigar, snuff brand, ntsu, snuif, twak, tabak, ugwayi, isigilidi, kwae, motsoko, bat tobacco,
  pmi, jti, smokers, smoking products, hookahs, vape shop
`,
);
