import type { Sense } from './sense.ts';

/** Words of every day that mean something of the trade only among others. */
export const commonWords: Readonly<Record<string, readonly Sense[]>> = {
  bakkie: [
    { means: null, near: '' },
    { means: 'cars', near: 'dealership showroom sell sold sales' },
    { means: 'own', near: 'no own without my reliable have' },
  ],
  vehicle: [
    { means: null, near: '' },
    { means: 'cars', near: 'dealership showroom sell sold sales used trade finance' },
    { means: 'own', near: 'no own without my reliable' },
  ],
  transport: [
    { means: null, near: '' },
    { means: 'own', near: 'no own without my reliable eie' },
    { means: null, near: 'public company logistics paid provided allowance goods' },
  ],
  caravan: [
    { means: null, near: '' },
    { means: 'cars', near: 'dealership showroom dealer sell sold sales sale trailer motorhome' },
  ],
  travel: [
    { means: 'travelling', near: '' },
    {
      means: 'travel',
      near: 'agency agent tour tourism holiday package flight cruise insurance trade show expo consultant',
    },
  ],
  taxi: [
    { means: null, near: '' },
    { means: 'rank', near: 'rank association owner driver commuter stop marshal queue passenger' },
  ],
  plant: [
    { means: null, near: '' },
    {
      means: 'mine',
      near: 'smelter mine maintenance shutdown process steel cement factory buyer sugar chemical works',
    },
    { means: 'plants', near: 'pot garden flower nursery shrub tree indoor' },
  ],
  door: [
    { means: null, near: '' },
    { means: 'doors', near: 'knock knocking walk street residential canvass gate house evening every suburb' },
    { means: 'gates', near: 'garage motor roller security sectional' },
    { means: 'building', near: 'wooden steel aluminium window frame' },
  ],
  garage: [
    { means: null, near: '' },
    { means: 'forecourt', near: 'petrol fuel forecourt spaza shop attendant pump station deliver tavern' },
    { means: 'gates', near: 'door motor roller' },
  ],
  gate: [
    { means: null, near: '' },
    { means: 'gates', near: 'motor driveway automation palisade fence install' },
  ],
  gin: [
    { means: 'spirits', near: '' },
    { means: 'textiles', near: 'cotton ginnery bale' },
  ],
  seed: [
    { means: 'farm-inputs', near: '' },
    { means: 'farm-inputs', near: 'maize farmer crop fertiliser farm plant vegetable sunflower wheat' },
    { means: null, near: 'funding round capital startup pitch investor series founder' },
  ],
  crop: [
    { means: null, near: '' },
    { means: 'farm-inputs', near: 'farmer farm protection spray insurance field seed maize' },
  ],
  paint: [
    { means: 'paint', near: '' },
    { means: 'paint', near: 'colour tin litre wall roof brand hardware tint' },
    { means: 'stage', near: 'face body balloon party kid' },
  ],
  boot: [
    { means: null, near: '' },
    { means: 'safety', near: 'safety ppe gloves overall mine steel harness workwear helmet' },
    { means: 'shoes', near: 'leather shoe hiking sneaker fashion heels ankle soccer' },
  ],
  train: [
    { means: null, near: '' },
    {
      means: 'training-others',
      near: 'agent staff team new rep promoter others nurse brand product seller teach people',
    },
    { means: 'gym', near: 'gym personal fitness exercise' },
    { means: 'shoes', near: 'sneaker shoes takkies nike adidas' },
    { means: null, near: 'station bus metrorail gautrain ticket commute' },
  ],
  wallet: [
    { means: null, near: '' },
    { means: 'fintech', near: 'mobile money app register digital pin activate bank airtime' },
    { means: 'jewellery', near: 'leather belt handbag bag purse' },
  ],
  fuel: [
    { means: null, near: '' },
    { means: 'gas', near: 'forecourt petrol diesel loyalty paraffin wholesale bulk depot' },
    { means: null, near: 'allowance cover paid refund claim own considered money' },
  ],
  diesel: [
    { means: null, near: '' },
    { means: 'gas', near: 'bulk depot forecourt fuel deliver wholesale litre' },
  ],
  petrol: [
    { means: null, near: '' },
    { means: 'gas', near: 'forecourt fuel pump loyalty depot' },
    { means: null, near: 'allowance cover paid refund money' },
  ],
  hunter: [
    { means: 'business-development', near: '' },
    { means: 'beer', near: 'cider savanna gold tavern' },
    { means: null, near: 'rifle game bow trophy' },
  ],
  developer: [
    { means: null, near: '' },
    { means: 'coding', near: 'software web java app code frontend backend python react' },
    { means: 'homes', near: 'property estate show unit house residential' },
  ],
  theatre: [
    { means: null, near: '' },
    { means: 'devices', near: 'hospital surgeon surgical sister implant case instrument' },
    { means: 'tickets', near: 'ticket show stage drama play' },
  ],
  sample: [
    { means: 'sampling', near: '' },
    { means: 'sampling', near: 'taste hand store shopper product table free sip' },
    { means: null, near: 'soil water ore grain blood lab leaf board own' },
  ],
  detail: [
    { means: null, near: '' },
    { means: 'medical-rep', near: 'doctor pharma medical pharmacy specialist product' },
    { means: 'cleaning-service', near: 'car valet wash polish vehicle' },
  ],
  fees: [
    { means: null, near: '' },
    { means: 'events-place', near: 'kunste musiek op die stalletjie stal jaar wyn kos kuier' },
  ],
  consultant: [
    { means: null, near: '' },
    {
      means: 'expert',
      near: 'beauty skin cosmetics fragrance perfume product store counter wellness paint furniture kitchen',
    },
    { means: 'advice', near: 'insurance policy cover funeral financial life medical loan bond' },
    { means: 'property-agent', near: 'property letting rental estate' },
    { means: 'telesales', near: 'call centre outbound inbound telesales' },
  ],
  adviser: [
    { means: null, near: '' },
    { means: 'expert', near: 'product store shop pet food paint skin beauty counter technical crop' },
    { means: 'advice', near: 'insurance policy cover funeral financial life wealth fund money field' },
  ],
  advisor: [
    { means: null, near: '' },
    { means: 'expert', near: 'product store shop pet food paint skin beauty counter technical crop' },
    { means: 'advice', near: 'insurance policy cover funeral financial life wealth fund money field' },
  ],
  roll: [
    { means: null, near: '' },
    { means: 'bakery', near: 'bread bun bakery hot dog' },
  ],
  block: [
    { means: null, near: '' },
    { means: 'building', near: 'cement brick paving sand stone maxi' },
  ],
  drill: [
    { means: null, near: '' },
    { means: 'tools', near: 'power tool grinder cordless hardware bosch' },
    { means: 'drives', near: 'mine rod bit rock mining' },
  ],
  suit: [
    { means: null, near: '' },
    { means: 'clothes', near: 'wedding tailor tie mens formal fashion boutique shirt' },
    { means: 'safety', near: 'conti overall acid boots' },
  ],
  flat: [
    { means: null, near: '' },
    { means: 'rentals', near: 'rent rental let letting tenant student lease' },
    { means: 'homes', near: 'sell sold buyer sale property' },
  ],
  rental: [
    { means: null, near: '' },
    { means: 'rentals', near: 'agent property flat house tenant room letting apartment student listing lease' },
    { means: 'plant-hire', near: 'machine equipment plant tool generator' },
  ],
  till: [
    { means: null, near: '' },
    { means: 'cashier', near: 'cash shop retail counter store point slip operator floor stock' },
  ],
  book: [
    { means: null, near: '' },
    { means: 'books', near: 'school reader publisher shop story learner read' },
    { means: 'appointments', near: 'appointment visit meeting demo diary site' },
  ],
  house: [
    { means: null, near: '' },
    { means: 'homes', near: 'sell sold buyer property agent estate bond sale show' },
  ],
  round: [
    { means: null, near: '' },
    { means: 'route', near: 'accounts customers shops workshop route weekly van fortnight stores' },
  ],
  harness: [
    { means: null, near: '' },
    { means: 'safety', near: 'safety height fall ppe boots lanyard' },
  ],
  tracker: [
    { means: null, near: '' },
    { means: 'trackers', near: 'vehicle car fleet sell unit sales recovery telematics' },
  ],
};
