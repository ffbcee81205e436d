const readLists = (text: string): [string, string[]][] =>
  text.split(';').map((line) => {
    const [name = '', list = ''] = line.split('=');
    return [name.trim(), list.split(',').map((one) => one.trim())];
  });

/** Places of the catalogue that belong to a city or region besides the one with its name. */
export const partsOf: ReadonlyMap<string, readonly string[]> = new Map(
  readLists(
    `Johannesburg = Soweto, Sandton, Midrand, Randburg, Roodepoort; Pretoria = Centurion;
    Cape Town = Bellville, Mitchells Plain, Khayelitsha, Somerset West; Durban = Umhlanga, Pinetown, Umlazi;
    Gqeberha = Kariega; Nelson Mandela Bay = Gqeberha, Kariega; Buffalo City = East London, Qonce;
    Ekurhuleni = Benoni, Boksburg, Kempton Park; East Rand = Benoni, Boksburg, Kempton Park;
    Vaal = Vereeniging, Sasolburg; Vaal Triangle = Vereeniging, Sasolburg; Garden Route = George, Mossel Bay, Knysna;
    Southern Cape = George, Mossel Bay, Knysna; Winelands = Stellenbosch, Paarl; Boland = Stellenbosch, Paarl, Worcester;
    Zululand = Richards Bay, Empangeni; Lowveld = Mbombela, White River, Hazyview; Bojanala = Rustenburg, Brits, Hartbeespoort`,
  ),
);

/** Suburbs and townships by the place of the catalogue for a job there. Names that are also brands or common words are left out. */
const suburbs = readLists(
  `Johannesburg = melville, parktown, parkhurst, parkview, greenside, emmarentia, northcliff, linden, houghton, norwood, killarney,
    saxonwold, auckland park, newtown, maboneng, marshalltown, doornfontein, yeoville, berea, jeppestown, kensington, bruma, cyrildene,
    turffontein, southgate, glenvista, mondeor, mulbarton, booysens, westdene, sophiatown, fordsburg, riverlea, nasrec,
    melrose arch, highlands north, orange grove, lombardy east, ormonde;
  Soweto = orlando, diepkloof, meadowlands, dobsonville, pimville, protea glen, jabulani, moroka, chiawelo, maponya, kliptown, baragwanath;
  Sandton = morningside, rivonia, hyde park, sandown, parkmore, wendywood, kramerville, wynberg, bramley, lonehill, douglasdale,
    paulshof, benmore, linbro park;
  Randburg = ferndale, blairgowrie, windsor east, windsor west, north riding, northriding, olivedale, bromhof, strijdom park, kya sands,
    robindale, zandspruit, randpark ridge, craighall, dainfern;
  Midrand = waterfall city, kyalami, halfway house, vorna valley, noordwyk, carlswald, rabie ridge, mall of africa;
  Roodepoort = weltevreden park, constantia kloof, ruimsig, wilgeheuwel, strubens valley, allens nek, florida, davidsonville, braamfischerville,
    doornkop, helderkruin, little falls;
  Pretoria = brooklyn, arcadia, sunnyside, menlo park, lynnwood, waterkloof, wonderboom, garsfontein, faerie glen, moreleta park, gezina,
    laudium, eersterust, winterveldt, mabopane, danville, nellmapius, equestria, rietfontein, silverton, groenkloof, newlands;
  Centurion = lyttelton, eldoraigne, rooihuiskraal, hennopspark, midstream, wierda park, zwartkop, doringkloof, heuweloord, louwlardia;
  Kempton Park = birchleigh, norkem park, bonaero park, glen marais, rhodesfield, or tambo airport, birch acres;
  Boksburg = east rand mall, sunward park, reiger park, beyers park; Benoni = actonville, northmead, farrarmere, rynfield, crystal park;
  Vereeniging = three rivers, arcon park, sonlandpark;
  Cape Town = v a waterfront, foreshore, tamboerskloof, vredehoek, oranjezicht, bo kaap, de waterkant, newlands, kenilworth,
    plumstead, bergvliet, diep river, ottery, lansdowne, pinelands, mowbray, salt river, maitland, kensington, montague gardens, parklands,
    sunningdale, melkbosstrand, blouberg, bonteheuwel, manenberg, heideveld, kalk bay, kommetjie, ocean view, lavender hill, steenberg,
    epping, paarden eiland, cavendish, canal walk, rylands, rosebank, dunoon, joe slovo, imizamo yethu, masiphumelele, vrygrond, pelican park;
  Bellville = tyger valley, edgemead, monte vista, plattekloof, welgemoed, belhar, bishop lavis, ravensmead, bothasig, cape gate;
  Mitchells Plain = strandfontein, tafelsig, rocklands, westridge, lentegeur, eastridge, beacon valley;
  Khayelitsha = site b, site c, makhaza, kuyasa, enkanini, macassar; Somerset West = lwandle, nomzamo, sir lowrys pass, somerset mall;
  Stellenbosch = kayamandi, cloetesville, idas valley;
  Durban = glenwood, berea, greyville, overport, sydenham, reservoir hills, newlands east, newlands west, cato manor, wentworth, mobeni,
    montclair, yellowwood park, umbilo, merebank, durban north, glenashley, greenwood park, austerville, clairwood, mayville, shallcross;
  Umhlanga = umhlanga rocks, umhlanga ridge, la lucia, gateway mall, cornubia, sibaya, umdloti, king shaka airport;
  Pinetown = new germany, cowies hill, wyebank, klaarwater, savannah park; Umlazi = malukazi, mega city, folweni;
  Pietermaritzburg = scottsville, northdale, raisethorpe, chase valley, hayfields, mkondeni, sobantu;
  Gqeberha = walmer, summerstrand, humewood, newton park, greenacres, bethelsdorp, bluewater bay, korsten, gelvandale, baywest, algoa park,
    deal party, kabega, coega, kwadwesi;
  East London = nahoon, quigney, berea, amalinda, southernwood, hemingways, duncan village, scenery park, buffalo flats, reeston;
  Bloemfontein = langenhovenpark, langenhoven park, westdene, universitas, heidedal, rocklands, brandwag, fichardtpark, loch logan;
  Polokwane = bendor, flora park, westenburg, ladanna, mall of the north; Mbombela = riverside park, west acres, ilanga mall, kabokweni`,
);

/** There is a Berea in three cities. */
export const townsOfSuburb: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      suburbs.flatMap(([town, names]) => names.map((name) => ({ name, town }))),
      ({ name }) => name,
    ),
  ].map(([name, found]) => [name, found.map(({ town }) => town)]),
);

/** Short names that mean a place in a search, and could mean anything in a text. */
export const shortNames: ReadonlyMap<string, string> = new Map(
  readLists(
    `Gauteng = gt, za gp, za gt; Western Cape = wc, w cape, za wc; KwaZulu-Natal = kwazulu, za kzn, za nl; Eastern Cape = ec, e cape, za ec;
    Free State = ofs, za fs; Limpopo = lp, za lp; Mpumalanga = mp, za mp; North West = nw, n west, za nw; Northern Cape = nc, n cape, za nc;
    Johannesburg = jnb, jo burg, city of johannesburg, greater johannesburg; Pretoria = city of tshwane;
    Cape Town = cpt, mother city, city of cape town; Gqeberha = nmb; Bloemfontein = bfn; East London = el;
    Nelson Mandela Bay = mandela bay; Buffalo City = bcm; Ekurhuleni = city of ekurhuleni`,
  ).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
);
