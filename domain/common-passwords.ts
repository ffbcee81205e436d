// The most used of zxcvbn-ts's password dictionary (MIT), and some of our own country. In lower case.
export const commonPasswords: ReadonlySet<string> = new Set(
  `
01011900 01011910 01011960 01011970 01011974 01011975 01011976 01011977 01011978 01011979 01011980 01011981 01011982
01011983 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995
01011999 01012000 01012001 01012010 01012011 01020304 01021988 01021989 01021990 01031983 01031984 01031985 01031986
01031988 01031989 01041985 01041987 01041988 01041990 01041992 01051989 01061986 01061988 01061990 01071986 01071987
01081989 01091985 01091987 01091989 01121986 01121987 01121988 02011975 02011980 02011981 02011982 02011983 02011984
02011985 02011986 02011987 02011988 02011989 02021971 02021973 02021976 02021979 02021980 02021981 02021982 02021983
02021984 02021985 02021986 02021987 02021988 02021989 02021990 02021991 02031973 02031975 02031977 02031978 02031979
02031980 02031981 02031982 02031983 02031984 02031985 02031986 02031987 02031988 02031989 02041974 02041975 02041976
02041977 02041978 02041979 02041980 02041981 02041982 02041983 02041984 02041985 02041986 02041987 02041988 02041989
02051972 02051973 02051976 02051977 02051978 02051980 02051981 02051982 02051983 02051984 02051985 02051986 02051987
02051988 02051989 02061976 02061977 02061980 02061982 02061983 02061984 02061985 02061986 02061987 02061988 02061989
02071975 02071976 02071978 02071979 02071980 02071981 02071982 02071983 02071984 02071985 02071986 02071987 02071988
02071989 02081976 02081977 02081979 02081980 02081981 02081982 02081983 02081984 02081985 02081986 02081987 02081988
02081989 02091976 02091980 02091981 02091983 02091984 02091985 02091986 02091987 02091988 02091989 02101976 02101979
02101981 02101983 02101984 02101985 02101986 02101987 02101988 02101989 03021986 03031986 03041980 03041986 03041991
03071987 03081989 03082006 03111987 04041983 04041985 04041988 04041990 04041991 04061986 04061991 05051985 05051987
05051989 05061986 05061990 05071984 05071988 05081988 05091988 06021987 06041988 06051986 06061986 06081987 07051990
07071977 07071987 07071990 07091990 08031985 08031986 08051990 08061987 08071987 08081986 08081988 08121986 09021988
09021989 09031988 09041987 09051945 10011983 10011986 10011990 10031987 10031988 10031991 10041986 10051987 10061986
10071987 10071988 10081989 10101985 10101986 10101990 10111986 10121987 10203040 1029384756 11011990 11011991
11021985 11031988 11051984 11051986 11051987 11051990 11061985 11061991 11071985 11071988 11081987 11081989 11091989
11121985 11121986 111222333 11223344 1122334455 11235813 1123581321 12011987 12021988 12031985 12031987 12041986
12041988 12041990 12051986 12051988 12051990 12061988 12071987 12071989 12081984 12081985 12101988 12121985 12121988
12121990 12131415 12301230 12312312 1232323q 123321123 12344321 123454321 1234554321 123456123 123456654321 12345678
123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910 123456789a 123456789m 123456789q 123456789s
123456789z 12345678a 12345678q 12345679 1234567a 1234567q 123456aa 123456qw 123456qwe 123456qwerty 123456ru 12345qwe
12345qwer 12345qwert 12345qwerty 1234abcd 1234asdf 1234qwer 1234zxcv 12365478 123654789 12369874 123698745 123789456
123qq123 123qwe123 123qweasd 123qweasdzxc 123qwerty 12qw12qw 12qw34er 12qwaszx 13011987 13011988 13021990 13031986
13031987 13041987 13041988 13051987 13061986 13061987 13071984 13121985 13243546 134679852 135792468 1357924680
135798642 14011986 14011989 14021985 14021986 14021987 14021990 14031988 14041988 14061991 14071987 14081985 14101987
14111986 14725836 147258369 147852369 14789632 147896325 15011985 15011987 15021985 15021986 15021990 15041988
15051981 15051985 15051987 15051990 15071986 15071987 15071988 15081991 15101986 15111988 15426378 16011989 16021990
16051985 16051987 16051988 16051989 16051990 16061986 16111990 16121987 17011987 17031987 17041991 17051988 17061988
17061989 17071985 17071989 17101986 17111985 18011987 18021984 18021988 18041986 18051988 18051990 18061985 18061990
18091985 18091986 18101987 18111987 18436572 19011989 19031985 19051987 19061985 19061987 19061990 19071986 19071988
19101987 19101990 19121989 19283746 192837465 19411945 1a2b3c4d 1a2s3d4f 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t
1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1x2zkg8w 1z2x3c4v 20021988 20031987 20031988 20031991 20041986
20041988 20051988 20061988 20081991 20091986 20091988 20091991 20111986 20121989 21011988 21011989 21011991 21021985
21031987 21031988 21031990 21041992 21051988 21051991 21061985 21061986 21101986 22011986 22011988 22021985 22021986
22021988 22021989 22031984 22041986 22041987 22041988 22061941 22061987 22061988 22061989 22071986 22071987 22071989
22081983 22081986 22091988 22121983 22121986 22121987 23011985 23021985 23021986 23021989 23031990 23041986 23041987
23051985 23051990 23skidoo 24011985 24031988 24031990 24061986 24061987 24061988 24091986 24111987 24111989 25011985
25011986 25011990 25031987 25041985 25041988 25061985 25061986 25071990 25081988 25091987 25091990 25101988 25101989
25111987 25121987 25800852 25802580 26021987 26031988 26031990 26061985 26061987 27031989 27041990 27061985 27061988
27071987 27081986 27081990 28011987 28021985 28021990 28021992 28041987 28051986 28051987 29011985 29051985 29051989
29061989 29061990 29071983 29071985 30011985 30031988 30041985 30041986 30041987 30051985 30081984 31011987 31031988
31415926 321654987 45m2do5bs 4815162342 51505150 73501505 74108520 741852963 78945612 789456123 7894561230 7ugd5hip2j
8j4ye3uz 9293709b13 963852741 987456321 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aaliyah aardvark
abc12345 abcd1234 aberdeen abgrtyu abigail abraham absolut absolute access accord account achilles action active
adgjmptw adidas admiral adonis adrian adriana adrienne adults aezakmi africa agent007 aggies aikido airborne airbus
airforce airplane alabama alaska albatros albert alberto albina albion alejandr aleksandr aleksandra aleksey alenka
alexalex alexande alexander alexandr alexandra alexia alexis alfred alibaba alicia aliens alison alliance allison
allmine allsop allstar alphabet alpine alucard always alyssa amadeus amakhosi amanda amateur amazing amazon amelia
america american amsterda amsterdam anaconda anakin anarchy anastasia anders anderson andrea andreas andrei andres
andrew andrey andromeda andyod22 anfield angel123 angela angelica angelina angelo angels anhyeuem animal animals
annabell annette annika answer anthony antoine antoni antonio anubis anything apache apollo apple123 applepie apples
aquarius aragorn archer archie arizona armagedon armani arnold arsenal artemis arthur artist asdasd asdf1234 asdfasdf
asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdqwe123 asdzxc ashlee ashley ashton aspire aspirine assass assassin
assman assword asterix astrid astros athena athens atlanta atlantic atlantis atomic attack attitude auburn audrey
august aurora aussie austin australi australia autumn avalanch avalon avatar avenger awesome azamat azerty azsxdc
azsxdcfv babies babybaby babyblue babyboy babydoll babyface babygirl babylon bacardi backdoor backup badass badboy
baddog badger badgirl badman bafana bafanabafana baggins bagira bailey baller balloon balloons bambam banana bananas
banane bandit bangbang bangkok banker banner banshee barbara barber barbie barcelon barcelona barefoot barkley barnes
barney barrett barsik bartman baseball basket basketba basketball bassman batman battle baxter bayern bcfields
beaches beagle beamer beaner beanie bearbear bearcat beastie beatle beatles beatrice beautifu beautiful beauty beaver
beavis because beckham beefcake beemer beerbeer beetle believe belinda bender benfica bengals benjamin bennett benson
bentley beowulf beretta berger berlin bermuda bernard bernie bertha bertie bethany better beverly bhbirf bianca
bicycle bigballs bigbear bigbird bigboy bigdaddy bigdog bigfoot bigger biggie biggles bigguy bigmac bigman bigmike
bigmoney bigone bigred bigtime bikini billie billybob billyboy biltong bimmer birdie birdman birthday biscuit bishop
biteme bizkit blabla blackbir blackcat blackdog blackhaw blackie blackjac blackjack blackman blackout blacks blacky
blades blahblah blaster blazer blessed blessing blink182 blizzard bloemfontein blondie bloody blossom blowme blue1234
bluebird blueblue blueboy bluedog blueeyes bluefish bluemoon bluesky bobafett bobbie bobbob bobcat boeing bogart
bogdan bohica bollocks bollox bomber bonehead bonita bonjour bonkers bonnie bonsai booger boogie booker bookworm
boomboom boomer bootie boricua bossman boston bottle bottom bounce bowler bowling bowser boxing boxster braaivleis
bradford bradley brandi brando brandon brandy brasil braves brazil breast breasts breeze brenda brendan brewer
brewster briana brianna bridge bridget bright brighton bristol britney brittany broadway broken bronco broncos brooke
brooklyn brooks brother brothers brownie browns brucelee bruins brutus bryant bubba123 bubbas bubble bubbles bucket
buckeye buckeyes buckshot buddah buddha buddie buddy123 budlight budman budweise buffalo buffett bugger builder
bulldog bulldogs bullet bullseye bunghole burger burton business busted buster butler buzzard byteme cabbage cactus
cadillac caesar caitlin calgary calico caliente californ california caligula callaway callie calvin camaro cambiami
camelot camels cameltoe camera cameron camilla camille campbell camper canada canadian cancel cancer cancun candice
candle candyman cannabis cannon cantona capetown capital capone caprice captain caramel caravan carbon cardinal
carina carlos carlton carmel carmen carole carolin carolina caroline carolyn carpet carrera carrie carrot carson
carter cartman cartoon casanova caserta casino casper cassidy cassie castle catalina catdog catfish catherin
catherine catman cavalier caveman cbr900rr ccbill cdtnkfyf cecilia cedric celeron celeste celica celine celtic
celtics center central century cerberus cessna cfitymrf cgfhnfr chainsaw champion champs chance chandler chanel
change changed changeme charger chargers charity charlene charles charley charli charlie charlott charlotte charlton
charly charmed chaser cheater checkers cheech cheeks cheers cheese cheetah chelsea chemical cherokee cherry cheryl
chester chevelle chevrole chewie cheyenne chicago chichi chicken chickens chicks chiefs children chinook chipper
chivas chocolat chocolate chopper chris123 chrisbln chrissy christ christia christian christie christin christina
christine christmas christop christopher christy chrome chronic chrono chuang chubby chuckie chuckles chucky chunky
church cicero cigars cinder cinema cinnamon circle circus cjkysirj cjkywt claire clancy clapton clarence clarinet
classic claude claudi claudia claudio claymore clayton clemson clevelan clifford clinton clipper clouds clover
cocacola cocaine coconut coffee cohiba coleman colleen college collin collins colombia colonel colorado colors
coltrane columbia columbus combat comics command commando common company compaq compute computer concrete condom
condor confused connect conner connie connor conrad consumer contact content control cookie cookies cooldude cooler
coolguy coolio coolman cooper cooter copper cornell corona corrado corvette cosmos cosworth cotton cougar country
courage courtney cowboy cowboys coyote cracker crawford crazybab creampie creamy creative credit cricket crimson
cristina critter crjhgbjy cruise cruiser crunch crusader crysis crystal cthulhu cthutq cubbies cubswin cuddles
cupcake curious curtis custom cutlass cutter cxfcnmt cyclone cyclops cygnusx1 cynthia cypress daewoo dagger dakota
dalejr dallas dalton damage damian damien dammit damnit dancer danger daniel daniela danielle daniil danila dannyboy
danzig daphne darius darkman darkness darkside darkstar darling darrell darren darwin david123 davide davids davidson
dawson daytona dbrnjh dbrnjhbz deacon deadhead deadman deadpool deanna death666 debbie deborah december deedee deejay
deepthroat deeznuts deeznutz defender defiant deftones delete delphi deluxe demons denali denise deniska dennis
denver depeche derrick desert design designer desire desiree deskjet destiny destroy detroit dexter dfcbkbq dfkthbz
dfkthf dfktynbyf dfvgbh dharma diablo diamond diamonds dianne diehard diesel dietcoke dieter digger diggler digital
dilbert dilligaf dillon dinamo dingdong dinosaur direct director dirtbike discover disney divine divorce dkflbckfd
dkflbvbh doberman doctor dodger dodgeram dodgers dogfood doggie doghouse dogman doitnow dollar dollars dolores
dolphin dolphins dominic domino donald donkey donnie donuts doobie doodle doogie dookie dorian dorothy double
doughboy douglas downtown dracula dragon dragonball dragons dragoon dreamer dreams driver drizzt droopy drowssap
drpepper drummer dthjybrf dublin ducati duchess dudley dumbass dumela duncan durango durban duster dustin dutchess
dwayne eagles eastside eclipse eduard eduardo edward edwards eeyore eileen einstein ekaterina elaine eleanor electra
electric electron element elephant eleven elijah elizabet elizabeth elliot elliott elvira elwood emerald emerson
eminem emmanuel emmitt empire energy engage engine engineer england english enigma enterpri enterprise eraser
ericsson ernest escape escort esther eternal eternity ethekwini eugene eureka europa europe evelyn everest everton
excalibu exigen exigent exodus explorer express extreme f00tball fabian fabric facial falcon falcons fallen fallout
family famous fantasy farley farmer farside fashion faster fatass fatboy fatcat father fatima fatman feather february
federico felicia felipe fender fernand fernando ferrari ferret ferris fester fghtkm ficken fiesta figaro fighter
filter filthy finance finger fingers finish fireball firebird firefly firefox fireman fisher fishes fishing fisting
fitness fktrcfylh fktrcfylhf fktrctq flames flamingo flatron fletch fletcher flight flipper floppy florence florian
florida flounder flower flowers fluffy flyboy flyers flying foobar footbal football fordf150 forest forever forfun
forget forgot formula forrest fortuna fortune forward foryou fossil foster fowler foxtrot france frances francesc
francis franco francois frankie franklin franky freaks freaky freckles freddie freddy frederic fredfred freedom
freeman freepass freeuser freeze french friday friend friendly friends fright frisco frisky frogger froggy front242
frontier frosty frozen fugazi function funtime fusion futbol future fyfcnfcbz fylhtq fytxrf gabrie gabriel gabriela
gabriell galaxy galina galore gambit gamecube gameover gandalf gangsta gangster garage garbage garcia garden garfield
gargoyle garrett gaston gateway gators gauteng gbpltw gegcbr geheim gemini general genesis genius geoffrey george
georgia gerald gerard german germany geronimo gesperrt getmoney getsome gfhjkm ghbdtn ghbdtnbr ghblehjr ghetto
ghhh47hj7649 ghjcnj ghjcnjnfr ghostrider giants gibson gilbert gillian ginger giorgi giovanni giuseppe gizmodo gjkbyf
gladiator global gloria gmoney gn56gn56 goalie goaway goblin goblue gobucks goddess godfathe godfather godsmack
godzilla gofish goforit goldberg golden goldfish goldie goldstar goldwing golfball golfer golfgolf golfing goliath
gollum gonavy goober good123654 goodboy goodbye goodluck goodman goodtime google gopher gordon gorilla gotcha gothic
gotohell govols gracie graham grandma granny grateful greatone greece green123 greenbay greenday greene greens gregor
gregory gremlin grendel gretchen gretzky griffey griffin gringo grizzly gromit groove groovy groucho grover grumpy
gsxr1000 guardian guiness guinness guitar gundam gunnar gunner gunners gustav hacked hacker hailey halflife hallo123
hambone hamburg hamilton hamlet hammer hammers hampton hamster handsome handyman hannah hannibal hansen hansolo
happy123 happyday harder hardon hardrock harley harmony harold harper harris harrison harvey hassan hastings havefun
hawaii hawaiian hawkeye hawkeyes hayabusa hayden hayley health hearts heather heaven heckfy hector hedgehog heineken
helena hellfire hello123 helloo hellyeah helmet helpme hendrix herbert herbie hercules herman hermes hershey hesoyam
hidden higgins highland hillary hilton hiphop history hithere hitman hjvfirf hobbes hobbit hockey hokies holden
holiday holland hollywoo hollywood holmes homers homerun hongkong hooker hoosier hoosiers hootie hoover hopper
horizon horndog hornet horney horses hotbox hotboy hotdog hotred hotrod hotshot hotstuff hottie houses houston howard
hudson hummer hungry hunter hunting hurley hurrican husker huskers huskies hyperion iamgod ibanez icecream iceman
idontkno idontknow iforgot iguana ihateyou illini illinois illusion iloveu iloveyo iloveyou imagine immortal impala
imperial incubus indian indiana indians indigo infantry inferno infiniti infinity ingrid insane insert inside integra
internet intrepid intruder inuyasha ipswich ireland ironman isabel isabella isabelle isaiah iscool island israel
italia italian ivanov ivanova iverson iwantu jabroni jackal jackass jackie jackoff jackson jagger jaguar jamaica
james007 james123 jamesbon jamesbond jameson jammer jammin janice janine january japanese jarhead jasmin jasmine
jasper javier jaybird jayden jayhawk jazzman jeanette jeanne jeffery jeffrey jenkins jennie jennifer jensen jeremiah
jeremy jericho jerkoff jerome jersey jessic jessica jessie jester jethro jetski jewels jillian jimbob jimmie jktymrf
joanna joanne joburg jockey joejoe johann johanna johannes johannesburg johnboy johnjohn johnny johnson jokers
jonathan jordan joseph joshua journey jrcfyf judith juggalo julian juliet juliette julius jumper junebug jungle
junior jupiter just4fun justdoit justice justin justine justme juventus kaapstad kahuna kaiser kaitlyn kaizerchiefs
kaktus kamikaze kangaroo kansas karate karina karolina kashmir kasper katana katerina katherin katherine kathleen
kathryn katrin katrina kawasaki kaylee kcj9wx5n keeper kelley kelsey kendall kennedy kenneth kenshin kentucky kenwood
kenworth kermit keyboard keystone keywest kickass kicker kimber kimberly kingdom kingfish kingkong kingpin kingston
kipper kirill kirsten kisses kissing kissme kitkat kitten kittycat kittykat klaster kleopatra klingon knickers knicks
knight knights knopka kodiak kolobok kordell1 koshka kosmos kostya kotenok kramer krishna krista kristen kristi
kristin kristina kristine kristy kruger krugerpark krystal ktyjxrf kungfu labrador labtec lacrosse ladies ladybug
laguna lakers lakota lambert lamont lancelot lancer lansing laptop larisa lasvegas latino laurel lauren laurence
laurie lawrence lawyer leader leanne leather leavemealone ledzep legacy legend legion legolas lemons lennon leonard
leonardo leonid leopard leslie lespaul lestat lester letmein letsgo lexmark liberty library lifehack lifetime lighter
lightnin lightning lights lillian lincoln lindsay lindsey lineage2 lionel lionking lipstick liquid lisalisa little
liverpoo liverpool lizard lizzie loaded lobster logitech lokomotiv lolipop lolita lollipop lollol london lonely
lonestar lonewolf longhorn looker looking looney looser lorenzo lorraine losers louise loulou loveit lovelove lovely
loveme loverboy lovers loveyou loving lowrider lucifer lucille luckydog ludmila ludwig luther lvbnhbq macdaddy
machine macross madden maddie maddog madeline madiba madina madison madman madmax madness madonna madrid maestro
maggie maggot magical magick magicman magnolia magnum magnus magpie maiden mailcreated5240 mailman majestic makaveli
maksim malaka malcolm malibu malina mallard mamapapa manager manchest manchester mandarin mandela mandingo maniac
manowar manson manuel manuela manutd maradona marathon marcel marcia marcius2 marcos marcus margaret margarita mariah
marian marianne marika marilyn marina marine mariners marines marino marion marisa marissa marius market markus
marlboro marlene marley marlin marsha marshall martha martin martina martine martinez martini marvel marvin maryann
maryjane maryland masandawana mash4077 massage massimo massive master masters matador mathew matilda matrix matthew
matthews mattie mature maureen maurice maverick maxell maxima maximum maximus maxine maxmax maxwell mayday mayhem
maynard mazafaka mazda626 mazdarx7 mbombela meatball meathead meatloaf mechanic medical medicine medusa megadeth
megaman megapass megatron meghan meister melanie melinda melissa mellon mellow melody melvin member memorex memory
memphis menace meowmeow mercedes mercury meredith meridian merlin mermaid mersedes metallic metallica method mexico
michae michael michaela micheal michel michele michell michelle michigan mickey microlab micron microsof microsoft
midget midnight midway mighty miguel mikemike milana milano milena military milkman miller millie million milton
minecraft minime minnie miracle mirage miranda miriam mirror misery misfit mishka mission mister mistress mitchell
mittens mobile models modena mohamed mohammed mollie mollydog moloko molson molweni momoney monaco monalisa monday
mondeo money123 moneyman moneys mongoose monica monika monique monitor monkey monkeys monopoly monroe monster montana
montgom240 montreal moocow mookie moomoo moonlight morgan morning morpheus morris morrison mortgage mortimer moscow
mother motherlode motley motorola mountain movies mozart muffin mulder multiplelo munchkin muppet murphy murray
musashi muscle mushroom musica musicman mustafa mustang mustangs mustard mybaby mylife mylove mypass myself mystery
mystic mzansi nadine napass napoleon napster naruto nascar nastya natali natalia natalie natasha nathalie nathan
national natural nature naughty ncc1701a ncc1701d ncc1701e ncc74656 nebraska nellie nelson nemesis neptune network
nevada newbie newcastl newlife newman newpass newport newton newyork nfnmzyf nguyen nicholas nickel nicola nicolas
nicole nikita nikola nikolay nimbus nimrod niners ninjas nintendo nipper nirvana nissan nitram nobody nofear
nokia6233 nokia6300 nokian73 nolimit noname123 noodle noodles nookie nopass norman northern norton norway nothing
novell november nudist nugget number nuttertools nwo4life nyjets nylons nymets oakland oakley obiwan oblivion october
odessa office ohyeah oilers oklahoma oksana oldman oliver olivia olivier onelove onetime online onlyme openup
operator optimus oracle orange oranges orchid oregon original orioles orlando orlandopirates osiris othello outkast
outlaw overlord oxford p0015123 p0o9i8u7 p4ssw0rd p@ssw0rd pa55w0rd pa55word pacers pacific packard packer packers
pacman padres paintbal paintball painter pakistan palace paladin palmer paloma pamela panama panasoni panasonic
pancho pandora pantera panther panthers pantyhos panzer paradise paradox parker parola parrot pascal pass1234 passat
passion passme passpass passport passw0rd passwd passwor password passwords passwort patches patricia patrick patriot
patriots patton pauline pavilion payton peaches peanut peanuts pearljam pebbles peekaboo peewee pegasus pencil
penelope penguin penguins penthous pentium people pepper perfect person personal pervert peterpan peters peterson
petrov peugeot peyton phantom pheonix philip philippe philips phillies phillip phillips philly phoebe phoenix photos
pianoman picard picasso piccolo pickle pickles pickup picture pierre piglet pikachu pillow pineappl pingpong pinhead
pinkfloy pioneer pippen pippin pirate pirates pisces pissing pissoff pistol pitbull pizzas planet plastic platinum
player playing playstation playtime please pleasure plumber plymouth pobeda poetry poison pokemon polaris police
polina polniypizdec0211 polokwane polska pompey poncho pontiac poochie poodle poohbear pookie pool6123 poontang
pooper poopie poopoo pooppoop pooter popcorn popeye porkchop porsche porter portland portugal poseidon positive
possum postal potato pothead potter powder powell power123 powers preacher precious predator prelude premier presario
presto preston pretoria pretty primus prince princes princess printer prissy private privet prodigy profit property
prophet protea proteas psycho public puddin pudding pufunga7782 pumpkin punisher punkin punkrock puppies pupsik
purdue purple pussie pussies putter pyramid python q1234567 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5
qawsed qawsedrf qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qazzaq quality quantum quartz quattro
queens quincy qwaszx qwe123qwe qweasd qweasdzxc qweqwe qwer1234 qwerasdf qwert123 qwert12345 qwerty qwertyu qwertyui
qwertyuio qwertyuiop r2d2c3po rabbit rabota racecar racerx rachael rachel racing rafael ragnarok raider raiders
railroad rainbow rainman raistlin rambler rammstein ramona ramses rancid randall random ranger rangers raptor rascal
rasputin rastaman ravens raymond rbhbkk rctybz reader reading reagan reality really realmadrid reaper rebecca rebels
recovery redalert redbull reddog redfish redhead redhot redline redman redneck redrum redskins redsox redwing
redwings redwood reebok reefer reggie regina remember remote renault renegade rereirf rescue research resident
respect retard retired revenge review reynolds rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhfcjnrf rhiannon rhonda
rhtdtlrj ricardo richard richards richie richmond rightnow ripken ripley ripper ripple rivers rjirfrgbde rjntyjr
rjycnfynby roadking roadrunn robbie robert roberta roberto roberts robinson robotech rocker rocket rockets rockford
rockhard rockon rockstar rodman rodney rogers roland roller rolling rolltide romance romashka rommel ronald ronaldo
ronnie rooibos rookie rooney rooster rootbeer roscoe rosebud rosemary rotten rovers roxanne royals rtyuehe rubber
rulezzz runescape runner running rupert rush2112 ruslan russell russia russian rustam rustenburg sabbath sabina
sabine sabres sabrina sacred safari safety sailboat sailing sailor saints sakura salamander saleen salmon salomon
salsero salvador samantha samara samiam sammie sammy123 sampson samson samsung samtron samuel samurai sanchez sancho
sanders sandiego sandman sandra sandro sandton sanfran santana santiago santos sapper sapphire saratoga sascha
sasha_007 sasuke saturday saturn sauron sausage savage savannah sawubona sayang scania scanner scarface scarlet
scarlett school science scooby scoobydo scooter scorpio scorpion scotch scotland scottie scotty scrappy scratch
scream scruffy scully seahawks seamus searay search seattle sebastia sebastian second secret secrets secure security
seeker seinfeld select selena seminole semperfi senior sentinel septembe september serega serena serenity sergei
sergey sergio sersolution server service sesame shadow shadows shaggy shalom shaman shamrock shaney14 shania shannon
shaolin sharks sharksrugby sharky sharon shasta shaved shazam shearer sheena sheila shelby shelley shelly shemale
sherlock sherman sherry sherwood shiloh shirley shogun shopping shorty shotgun showme showtime sidney siemens sierra
silence silver silverad silvia simona simone simple simpson simpsons sinatra sinbad sinclair singer single sinister
sinner sirius sister sithlord sixers siyabonga skater skeeter skidoo skiing skinny skipper skippy skittles skorpion
skydive skylar skyline skywalke skywalker slacker slappy slapshot slayer sleepy slider slinky slipknot slippery
smeghead smegma smelly smiles smiley smiths smitty smoker smokes smokey smokin smoking smooth smudge snakes snapon
snapper snapple snatch sneakers snickers sniper snoopdog snoopy snowball snowboar snowman snuggles sobaka soccer
socrates softball software sojdlg123aljg soldier soleil solnce solomon solution somethin something sommer sonics
sooner sooners sophia sophie soso123aljg southafrica southern southpar southpark soweto spaceman spanish sparkle
sparks sparky sparrow sparta spartak spartan spartans speaker spears special spectrum speedy spencer spider spiderma
spiderman spidey spirit spitfire splash splinter sponge spongebob spooky sporting sports spring springbok springboks
springer sprint sprite spunky sputnik spyder squall squash squirrel srinivas stacey stalin stalker stallion standard
stanford stanley staples starbuck starcraf starcraft stardust starfire starfish stargate starman starship starter
startrek starwars static station stealth steele steeler steelers stefan stefano stella stellenbosch stephani
stephanie stephen stereo sterlin sterling steven stevie stewart sticks sticky stimpy stinger stingray stinky stocking
stocks stolen stonecol stoned stoner stones stoney stormers stormy strange stranger street strider strike striker
stripper stroke strong stuart student studio studly stumpy stunner stupid subaru sublime subway subzero success
sullivan sultan summer summit sundance sunday sundowns sunflowe sunnyday sunrise sunset sunshin sunshine super123
superfly superman supersta superstar support supreme surfer surfing susanne suzanne suzuki svetik svetlana svoboda
swallow sweden sweetie sweetpea sweets sweety swimmer swimming swordfis swordfish swords sydney sylvia syncmaster
syracuse system tabitha tacobell tacoma talisman tamara tanker tanner tardis target tarheel tarheels tarzan tatiana
tattoo tatyana taurus taylor tazman tazmania tdutybq tdutybz teacher technics techno teddybea tekken telefon tempest
temple tennis tequila teresa terminal terminator terrapin terror test1234 tester testing testtest thailand thanatos
thanks thankyou theboss thecat thedog thedude theend thegame thegreat thekid theking theman thengisa theodore theone
theresa therock thesims thirteen thomas thompson thongs throat thuglife thumbs thumper thunder thunderb thursday
tiberius tickle tiffany tiger123 tigers tigger tights timber timothy tinker tinkerbell tinman tintin titanic titanium
titans titleist titten titties tobias together toledo tolkien tomato tomcat tommyboy tomorrow tomtom tongue tootsie
topcat topdog topgun topher topper tornado toronto torres toshiba tottenha tottenham toyota tracey tracker tractor
trader traffic trains trance transam translator trapper travel traveler travis treasure trebor trevor trfnthbyf
triangle tricia tricky trident trigger trinidad trinity trisha tristan triton triumph trixie trojan trojans trombone
trooper trouble trucker trucks truelove truman trumpet trunks trustno1 tshwane tsunami tucker tuesday tulips tunafish
tundra turkey turner turtle tweety twilight twinkle twisted twister typhoon tyrone ubuntu ufkbyf ultima ultimate
umbrella umhlanga underdog undertaker unicorn unique united universe unknown unreal usarmy usnavy utopia vacation
valencia valentin valentina valera valeri valeria valerie valhalla valkyrie valley vampire vanessa vanhalen vanilla
vasilisa vector vectra vedder vegeta velvet venera venice verbatim veritas vermont vernon verona veronica veronika
vertigo vfczyz vfhbyf vfhecz vfhufhbnf vfksirf vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf victor victoria victory
vietnam viewsonic viking vikings viktor viktoria village vincent vinnie violet vipers vision vitalik vivian vkontakte
vladik vladimir vladislav volley volume voodoo vortex voyager voyeur vsjasnel12 vulcan wagner walker wallace walleye
walmart walnut walrus walter wapbbs warcraft wareagle warhammer warlock warlord warner warning warren warrior
warriors warthog wasser wassup watcher waterloo waters watson weasel weather weaver webmaster webster wedding weezer
welcome welder welkom werewolf werner wesley western westham westside westwood wg8e3wjf whatever whatsup wheels
whiskers whiskey whisky whisper whitesox whitey whitney whocares whynot wibble wicked wilbur wildcat wildcats
wildfire wildman willia william williams willie willis willow wilson window windows windsor winner winnie winston
winter wisdom wishbone wizard wolfgang wolfie wolfman wolfpack wolverin wolverine wolves wombat wonder woofwoof
woohoo wookie wordpass working wp2003wp wrangler wrestle wrestlin wrestling wright wrinkle1 writer wutang xanadu
xander xavier xerxes xfiles xtreme yamaha yamahar1 yankee yankees ybrbnf ybrjkfq yellow yfnfif yfnfkmz yomama
yosemite yourmom yvonne yzerman z1x2c3v4 zachary zaphod zaq12wsx zaq1xsw2 zaqwsx zaqxsw zenith zeppelin zerocool
zhuang zidane zigzag zipper zombie zvezda zxasqw12 zxcasd zxcasdqwe zxcv1234 zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);
