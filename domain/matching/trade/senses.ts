import { carModels } from './car-models.ts';
import type { Sense } from './sense.ts';
import { commonWords } from './senses-of-common-words.ts';

/** Where several senses have their words about, the one with the most of them is meant; with none, the one that is usual. */
export const senses: Readonly<Record<string, readonly Sense[]>> = {
  ...carModels,
  ...commonWords,
  fibre: [
    { means: 'fibre', near: '' },
    {
      means: 'fibre',
      near: 'internet line wifi connect connection install router speed home network mbps data uncapped telkom vuma openserve optic package cable business broadband isp suburb estate lte',
    },
    {
      means: 'textiles',
      near: 'cloth fabric textile yarn cotton wool garment clothing thread weave woven sew sewing knit linen curtain bedding blanket tailor polyester',
    },
    { means: 'hair', near: 'hair braid braiding wig weave salon' },
    { means: 'supplements', near: 'bran bread loaf diet cereal digestion gut oats nutrition supplement health' },
    { means: 'industrial', near: 'fibreglass resin board cement glass boat canopy' },
  ],
  sim: [
    { means: 'sim', near: '' },
    {
      means: 'sim',
      near: 'card airtime starter rica data mtn vodacom telkom network pack prepaid swap rank phone cell mobile bundle activation',
    },
    {
      means: null,
      near: 'simulation simulator racing game gaming flight driving training steering cockpit sims vr virtual',
    },
  ],
  drive: [
    { means: null, near: '' },
    { means: 'licence', near: 'bakkie truck van licence' },
  ],
  driver: [
    { means: null, near: '' },
    { means: 'licence', near: 'bakkie truck van licence delivery' },
  ],
  agent: [
    { means: null, near: '' },
    { means: 'property-agent', near: 'estate property letting rental ppra house show listing mandate' },
    {
      means: 'telesales',
      near: 'call centre center outbound inbound telesales dialler headset contact calls telephonic',
    },
    { means: 'advice', near: 'insurance funeral cover policy burial' },
  ],
  promoter: [
    { means: 'in-store', near: '' },
    {
      means: 'in-store',
      near: 'store shop supermarket aisle shopper tasting sample mall product brand shelf pharmacy',
    },
    { means: 'activations', near: 'event festival stadium match launch activation party club stage street roadshow' },
    { means: null, near: 'boxing bout ring fight boxer wrestling mma music gig artist dj band' },
  ],
  cover: [
    { means: null, near: '' },
    { means: 'insurance', near: 'policy insurance premium claim life family broker insurer' },
    { means: 'funeral', near: 'funeral burial umngcwabo society' },
    { means: 'phones', near: 'phone screen case cellphone accessory' },
  ],
  policy: [
    { means: 'insurance', near: '' },
    { means: 'insurance', near: 'insurance premium cover claim funeral life lapse broker' },
    { means: null, near: 'company privacy returns refund government public hr' },
  ],
  plan: [
    { means: null, near: '' },
    { means: 'insurance', near: 'funeral medical cover premium insurance' },
    { means: 'sim', near: 'data airtime contract network month minutes' },
  ],
  premium: [
    { means: null, near: '' },
    { means: 'insurance', near: 'policy insurance cover claim funeral' },
  ],
  stand: [
    { means: null, near: '' },
    { means: 'exhibition', near: 'expo exhibition congress trade show fair hall booth' },
    { means: 'stall', near: 'mall stall market gazebo table pop' },
    { means: 'plots', near: 'plot serviced residential vacant erf title deed' },
  ],
  spirit: [
    { means: null, near: '' },
    { means: 'spirits', near: 'whisky gin brandy vodka liquor bottle tavern rum bar cocktail' },
  ],
  car: [
    { means: null, near: '' },
    { means: 'cars', near: 'dealership showroom know used sell selling sold sales buyer test launch model' },
    { means: 'own', near: 'no own without my reliable' },
  ],
  kettle: [
    { means: null, near: '' },
    { means: 'appliances', near: 'appliance fridge stove toaster iron microwave electronics sell' },
  ],
  camera: [
    { means: null, near: '' },
    { means: 'appliances', near: 'appliance electronics photo lens laptop television sell shop' },
  ],
  cell: [
    { means: 'phones', near: '' },
    { means: 'phones', near: 'phone contract upgrade handset mobile' },
    { means: 'solar', near: 'solar battery lithium panel inverter' },
  ],
  mobile: [
    { means: null, near: '' },
    { means: 'phones', near: 'phone handset contract smartphone device upgrade network cell' },
    { means: 'fintech', near: 'money wallet payment app' },
  ],
  panel: [
    { means: null, near: '' },
    { means: 'solar', near: 'solar inverter roof battery sun' },
  ],
  tablet: [
    { means: null, near: '' },
    { means: 'phones', near: 'phone screen device smartphone samsung laptop data' },
    { means: 'pharmacy', near: 'pharmacy medicine pain dose vitamin supplement doctor' },
    { means: null, near: 'capture survey questionnaire app record form' },
  ],
  card: [
    { means: null, near: '' },
    { means: 'accounts', near: 'bank account debit capitec fnb absa' },
    { means: 'loans', near: 'credit store loan' },
    { means: 'loyalty', near: 'loyalty rewards club points' },
    { means: 'sim', near: 'sim starter airtime' },
  ],
  cream: [
    { means: null, near: '' },
    { means: 'skin', near: 'skin face lotion body beauty hand' },
    { means: 'snacks', near: 'ice cake dessert sweet cone' },
    { means: 'dairy', near: 'milk butter cheese dairy' },
  ],
  foundation: [
    { means: null, near: '' },
    { means: 'makeup', near: 'makeup make lipstick shade beauty skin mascara cosmetics' },
    { means: 'charity', near: 'charity donor donation children ngo' },
    { means: 'building', near: 'cement concrete brick building' },
  ],
  battery: [
    { means: null, near: '' },
    { means: 'solar', near: 'solar inverter backup lithium load shedding' },
    { means: 'parts', near: 'car tyre fitment workshop motor vehicle' },
  ],
  oil: [
    { means: null, near: '' },
    { means: 'parts', near: 'engine motor car lubricant workshop vehicle' },
    { means: 'groceries', near: 'cooking food kitchen sunflower olive' },
    { means: 'hair', near: 'hair scalp braids' },
  ],
  feed: [
    { means: null, near: '' },
    { means: 'farm-inputs', near: 'animal cattle chicken livestock farm farmer poultry dairy sheep seed' },
  ],
  stock: [
    { means: null, near: '' },
    { means: 'stock', near: 'count take rotation shelf store control' },
    { means: 'savings', near: 'share invest exchange trading jse' },
    { means: 'farm-inputs', near: 'cattle sheep farm breeding' },
  ],
  broker: [
    { means: 'advice', near: '' },
    { means: 'advice', near: 'insurance cover policy fais funeral' },
    { means: 'property-agent', near: 'property commercial letting office lease' },
  ],
  estate: [
    { means: null, near: '' },
    { means: 'homes', near: 'agent property house sale sell ppra show real' },
    { means: 'wine', near: 'wine cellar tasting vineyard' },
    { means: 'homes-place', near: 'gated security suburb door complex residents' },
    { means: 'legal', near: 'will wills deceased planning' },
  ],
  network: [
    { means: null, near: '' },
    { means: 'networks', near: 'sim airtime mobile data cell signal prepaid' },
    { means: 'hardware-it', near: 'switch router server it cabling' },
  ],
  lead: [
    { means: 'leads', near: '' },
    { means: 'leads', near: 'generate capture qualify sales crm book' },
    { means: 'leading', near: 'team promoters crew people group squad' },
    { means: null, near: 'shelf shelves aisle counter entrance door till' },
  ],
  bond: [
    { means: null, near: '' },
    { means: 'loans', near: 'home bank loan originator property' },
  ],
  plot: [
    { means: 'plots', near: '' },
    { means: null, near: 'story trial crop seed' },
  ],
  water: [
    { means: null, near: '' },
    { means: 'water', near: 'purifier filter tank borehole pump cooler' },
    { means: 'drinks', near: 'bottled sparkling still drink juice' },
  ],
  power: [
    { means: null, near: '' },
    { means: 'solar', near: 'backup solar inverter load shedding station battery' },
    { means: 'tools', near: 'tool tools drill grinder' },
  ],
  bar: [
    { means: null, near: '' },
    { means: 'liquor-place', near: 'tavern pub club beer gin cocktail drink restaurant' },
    { means: 'snacks', near: 'chocolate energy cereal snack' },
  ],
  club: [
    { means: null, near: '' },
    { means: 'liquor-place', near: 'night bar dj party vip' },
    { means: 'gym', near: 'health fitness gym member' },
    { means: 'savings', near: 'savings stokvel grocery' },
  ],
  share: [
    { means: null, near: '' },
    { means: 'savings', near: 'invest unit stock jse portfolio' },
  ],
  cable: [
    { means: null, near: '' },
    { means: 'industrial', near: 'electrical copper switchgear wire' },
  ],
  ring: [
    { means: null, near: '' },
    { means: 'jewellery', near: 'gold diamond wedding jewellery engagement' },
  ],
  weave: [
    { means: 'hair', near: '' },
    { means: 'hair', near: 'hair braid wig salon extension' },
    { means: 'textiles', near: 'cloth fabric yarn loom mill fibre basket textile' },
  ],
  jersey: [
    { means: null, near: '' },
    { means: 'sport', near: 'rugby soccer team replica fan' },
    { means: 'clothes', near: 'knit wool clothing fashion' },
  ],
};
