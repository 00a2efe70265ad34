/**
 * Families of first names: each starts with a full name and goes on with its short forms, from English, American, Spanish and
 * Russian usage of today and of old registers. Compiled by hand.
 */
export const NICKNAME_FAMILIES = `
aaron ron ronnie erin|abel abe ab eb ebbie|abigail abby gail nabby abbie|abijah ab bige|abner ab abbie
abraham abe ab bram|absalom ab abbie app|adaline adeline ada addie delia dell lena aline
adelaide addie adele della dell heidi ada|adelbert del bert albert|adolphus adolph dolph ado|adrian rian ade
adrienne rienne addie|agatha aggie aga|agnes aggie nessa nessie inez nancy|aileen eileen helen lena allie
alastair al alec|albert al bert albie|alberta bert bertie allie|aldrich rich richie|aleksandr sasha alex
alexander alex alec sandy xander sasha lex|alexandra alexandria alex sandra sandy lexi sasha drina alla
alfonso alphonse al fonzie fonso lon|alfred al fred alfie|alfreda freda frieda alfie freddie|algernon algy
alice alicia elsie lisa ally allie|almena mena allie|almira myra|alonzo lon lonnie lonzo al|alyssa lissa lissie ally
amanda mandy manda amy|ambrose brose|amelia emily mel millie amy|amos moses|anastasia nastya stacy ana stasia
andrea andi drea andrew rea|andrew andy drew randy|angela angie|angelica angelina angie angel angelique lina
ann anna anne annie nan nancy nana hannah|annette anna nettie netta|anselm ance ansel selma
anthony tony ant nathaniel|antoinette tony toni netta nettie ann|antonia tony toni netta ann|antonio tony toño
arabella arabelle bella belle ara arry|araminta arminta minty middie mindy minnie|archibald archie baldo arch
ariel arielle arie ari|aristotle telly ari|arlene lena arly|armanda mandy|arminda mindy minnie|arnold arnie
arthur art artie|asahel asa|asenath natty sene assene|ashley leah lee ash|aubrey bree|audrey dee
august augustus gus gussie austin augie|augusta aggie gussie gatsy tina gusta
augustine augustina austin gus tina aggie|aurelia ree rilla rilly ora orilla aurilla
barbara barb barbie babs bobbie barby|barnabas barnaby barney|bartholomew bart bat bartel tolly|basil bazaleel zeely
beatrice bea trixie trix trish trisha|belinda belle linda lindy|benedict ben bennie benny|benjamin ben benny benji
bernard bernie barney berney|bertha bertie bert birdie|bertram bertrand bert randy|bethany beth|beverly bev
blanche bea|boetius bo|bradford brad ford|bradley brad lee|brady brody|brenda brandy|brian bryan bryant
bridget biddy biddie bridie delia bedelia|brittany britt|broderick brady brody rick rod|caitlin kate katie cate
caldonia callie|caleb cal cale|california callie|calista kissy cally|calpurnia cally|calvin cal vin vinny
cameron cam|camille cammie millie|candace candy dacey|carlotta lottie lotta|carmen cammie charm carm
carol cassie lynn kari kara carrie|caroline carolyn cassie carrie lynn carol callie|carolyn caroline carol carrie
casper jasper|cassandra cassie sandra sandy sandi
catherine katherine kathryn katharine kate katie kathy cathy kat kitty kay kathleen cathleen cassie casey kit lena trina karen
cecilia celia cissy cis sheila cecily|cedric rick ced|celeste lessie celia|celinda linda lynn|charity chat cherry
charles charlie chuck chas carl chick chip karl|charlotte charlie lottie sherry lotta char chick|chauncey chan
chester chet ches|christian kit chris
christina christine chris tina chrissy christy christiana kris kristy crissy chrissie ann
christopher chris kit topher kris|cicely cilla|cinderella rilla rella cindy arilla|clara clarissa claire clare cissy
clarence clair clare|clarinda clara|claudia claud|clement clem|clementine clement clem|clifford cliff ford
clifton tony cliff|columbus clum|conrad con conny curt|constance connie|cordelia delia cordy|corey coco cordy ree
corinne cora ora|cornelia nelia nell nellie corny|cornelius con conny neil niel corny|courtney curt court
crystal chris tal stal crys|curtis curt|cynthia cindy cintha|cyrenius cy renius serene swene cene|cyrus cy
dalton dahl dal|daniel dan danny dann|danielle dani ellie|daphne daph|darlene darry lena|david dave davy davey day
deborah debra deb debbie debora|deidre deedee|delbert bert del|delia fidelia cordelia delius bridget
delilah della lil lila dell|deliverance delly dilly della|delores dee lola lolly della dell|delphine del delf
demaris maris dea mary|dennis denny dennison|derek derrick rick ricky eric|diana diane di didi dicey
dicey diana diane|dickson dick|dmitri dima mitya|dominic dom nick nic|donald don donny donnie dony
donovan don donnie|dorcas darkey|dorinda dorothea dora
dorothy dot dottie dolly dorothea dotty dodie dora doda dortha|douglas doug|drusilla silla|duncan dunk
earnest ernest ernie|ebenezer eben eb ben|edith edie|edmund ed eddie edmond ned ted|eduardo lalo
edward ed eddie ted teddy ned|edwin ed eddie ned win|edwina winnie|egbert bert burt|eileen helen lena ellie
elaine helen lainie ellie|elbert albert bert|eldora dora
eleanor ellie nell nora elle elaine ellen lenora nelly lanna helen leonora ella|eleazer lazar|elena helen lena
elias eli lee lias|elijah eli lige|eliphalet left|elisha eli lish
elizabeth eliza liz lizzie beth betty betsy libby lisa bess bessie lib elsie liza tess betsey lisbeth
ella helen ellen|ellen helen nell nellie|ellender helen nellie|eloise heloise louise lois elouise
elsie elizabeth alice|elvira elvie|elwood woody|emanuel manny immanuel manuel|emeline em milly emily emma
emily em emmy millie mel|emma em emmy|emmanuel manny|enrique quique|epaphroditius ditus dyche dyce eppa|ephraim eph
erasmus raze rasmus|eric rick ricky|ernestine teeny ernest erna tina|erwin irwin|esther essie hester hetty
eudora dora|eudoris dosie|eugene gene|eugenia gene genie|eunice nicie unice|euphemia effie|eurydice dicey
eustacia stacy stacia|evaline eva eve lena evelyn|evelyn evie eve ev|experience exie|ezekiel zeke ez|ezra ez
faith fay|felicia felix fel|felicity flick tick|ferdinand fred freddie ferdie|fidelia delia
florence flo flossie flora flossy|frances fran frannie fanny frankie cissy sis francie fannie
francis frank frankie fran|francisco paco pancho|franklin frank fran|frederica fred freddie frieda freda
frederick fred freddie freddy fritz|frieda frederica|gabriel gabe|gabriella gabrielle gabby ella
gabrielle gabby ella|garrett gary jerry rhett barrett|genevieve jenny jean eve gen|geoffrey jeffrey geoff jeff
george georgie|gerald gerry jerry|geraldine gerry jerry deena dina|gerhardt gay|gertrude gert gertie trudy trudi
gideon gid|gilbert gil bert wilber|giuseppe beppe|gloria glory|gregory greg|gretchen margaret|griselda grissel zelda
guadalupe lupe|guillermo memo|gustavus gus gustus|gwendolyn gwen wendy|hamilton ham|hannah nan nanny anna
harold hal harry hap|harriet hattie hatty|harrison harry hap|harvey harve|heather hetty
helen helena ellen nell nellie ella lena elaine eileen eleanor ellie|helene ella lena ellie|heloise lois louise
henrietta etta etty hank nettie retta hetty|henry hank harry hal hap|hephzibah hipsie hepsie|herbert herb bert
herman dutch herm|hermione hermie|hester hetty essie esther|hezekiah hy hez kiah|hiram hy|honora norah nora honey
hopkins hopp|horace horry|hortense harty tensey|howard howie hal|hubert bert hugh hub|hugo hugh|ian john
ignacio nacho|ignatius nace iggy nate natz|inez agnes|iona onnie|irene rene rena|irvin irving|irwin erwin
isaac ike zeke|isabel isabella bella izzy belle isabelle ib nib tibbie ibby sabra|isadora dora issy|isaiah zay zadie
isidore izzy|israel izzy|ivan vanya john|jackson jack|jacob jake jack jaap|jacobus jacob|jacqueline jackie jack
jahoda hody|james jim jimmy jamie jay jem jimmie|jane jean jennie jessie jenny janie|janet jan jessie|jason jay
jasper jap casper|jayme jay|jeanette jean janet jessie nettie|jedediah jed dyer|jefferson jeff sonny|jehu hugh gee
jemima mima mimi|jennifer jen jenny jenn jennie|jeremiah jeremy jerry jereme jez|jeremy jez jerry|jerita rita
jerome jerry|jessica jess jessie|jessie jane janet|jesus chuy|joan joanie nonie
joanna joanne jo hannah jody joan joannah|johannah hannah jody nonie|johannes john johnny jonathan
john jack johnny jon jock ian|jonathan jon johnny nathan john|jose pepe|joseph joe joey jo jody jos
josephine jo josie fina jody josey|josetta jettie|joshua josh jos|joyce joy|juanita nettie nita|judith judy judi
julia julie jules jill|julian jules jule|junior jr june|justin jus justus juston
kathleen kathryn katrina trina kitty kit kay cassie|kendra kenj kenji kay|kenneth ken kenny kendrick
kent ken kenny kendrick|keziah kizza kizzie|kimberly kim|kingsley king
kristen kristin kristine kris chris kristy kissy|lafayette laffie fate|lamont monty|laodicea dicy cenia
laura laurie lolly|lauren ren laurie|laurence lawrence larry lon lonny lorne lorry lars law|laurinda laura lawrence
lauryn laurie|laverne vernon verna|lavinia vina viney ina|lavonia vina vonnie wyncha viney
lawrence laurence larry laurie|leanne lea annie|lecurgus curg|leonard leo len lenny lineau leon|leonidas lee leon
leonora nora nell nellie|leonore honor elenor nora|leroy roy lee|leslie les|lester les
letitia lettie lettice titia tish|levi lee|levicy vicy|levone von|lewis louis lou lew louie|lidia lyddy
lillah lil lily lolly|lillian lily lil lilly lolly|lincoln link|linda lindy lynn|lionel leon|littleberry berry
lois lou louise heloise|lorenzo loren|loretta lorrie retta etta|lorraine lorrie|lotta lottie|louis lou
louisa lou eliza louise lois|louise lou eliza lois|louvinia vina vonnie wyncha|lucas luke|lucias luke
lucille lucy lou cille|lucina sinah|lucinda lou lucy cindy|lucretia creasey creesy|lucy lucinda|luther luke
lydia lyddy|lyndon lynn|mabel mae mehitabel|mackenzie kenzie mac|maddison maddie mattie
madeline madeleine maddie lena madge magda maggie maud|magdalena lena maggie madge magda|mahala hallie|malachi mally
malcolm mac mal malc|malinda lindy|manerva minerva nervie eve nerva|manuel emanuel manny|marcus mark
margaret maggie meg peggy marge margie greta rita peg daisy madge maisie margery megan midge gretta metta gretchen mamie
margarita margaret rita|marguerite peggy daisy|maria mary marie mia masha|mariah mary maria|marian mary ann
marietta mary mamie maureen molly polly mitzi minnie mercy marion mae|marilyn mary|marion mary|marissa rissa
marjorie margie marge|marsha marcia|martha marty patty mat mattie patsy|martin marty|martina tina|marvin marv merv
mary molly polly mae mamie may mitzi minnie mollie mercy moll|mathilda matilda tilda tillie maud patty mattie
matthew matt matty thys thias|matthias thys thias|maureen mary|maurice morey|mavery mave|mavine mave|maximilian max
maxine max|maxwell max|mckenna ken kenna meaka|medora dora|megan meg|mehitabel hetty mabel hitty mitty
melanie mellie|melchizedek zadock dick|melinda linda mel lindy mindy|melissa mel missy lisa milly lissa
mellony mellia|melody lodi|melvin mel vin|melvina vina|mercedes merci sadie mercy|merv mervin|micajah cage
michael mike mickey mick micky mikey micah|michelle shelly mickey shelley|mikhail misha|mildred milly
millicent missy milly|minerva minnie|miranda mandy randy mira|miriam mimi mitzi|missy melissa|mitchell mitch
mitzi mary mittie|mohammed mo|monica monna monnie|monteleon monte|montesque monty|montgomery monty gum|morris morey
mortimer mort|moses mose amos moss|myrtle myrt mert mirt|nadine nada deedee|nancy nan ann nannie nanny|naomi omi
napoleon nap nappy leon|natalie nat natty nettie|natasha tasha nat|nathan nathaniel nate nat than
nathaniel than nat nate nathan|nelson nels|nicholas nick nicky nico claas claes nic
nicole nikki nicky nole nicki cole nicholette|nikolai kolya|nora nonie|norbert bert norby|norman norm|nowell noel
obadiah dyer obed obie|obedience obed beda biddie|octavia tave tavia|odell odo|olive olivia nollie livia ollie
oliver ollie|olivia liv livvy|onicyphorous cyphorus cy|ophelia phelia|orlando roland|oscar ozzie|oswald ozzy waldo
otis ode|pamela pam|pandora dora|parmelia permelia amelia milly melia|parthenia phenie parsuny teeny
patience pat patty|patricia pat patty tricia trish patsy trixie|patrick pat paddy peter patsy
paula lina polly paulina|paulina paula lina polly|pauline polly|peggy margaret|pelegrine perry|penelope penny
percival percy|peregrine perry|permelia melly milly mellie|pernetta nettie|persephone seph sephy|peter pete pate
petronella nellie|pharaba ferbie|pheney josephine|phidelia delia|philadelphia delphia delpha|philander phil
philetus leet phil|philinda lindy lynn|philip phillip phil pip|philipina phoebe penie pip|philomena menaalmena mena
phineas finny|phoebe fifi|phyllis phyl|pinckney pink|pleasant ples|pocahontas pokey|posthuma humey mae
prescott scott scotty pres|priscilla prissy cissy cilla|providence provy|prudence prue prudy
rachel rae shelly rachey|rafaela rafa|ramona mona|randall randolph randy|randolph dolph randy|raphael ralph
raymond ray|rebecca becky becca beck reba|regina gina reggie|reginald reg reggie naldo renny|relief leafa
reuben rube|reynold reginald|rhoda rodie|rhodella della|rhyna rhynie|ricardo rick ricky
richard rick rich dick ricky richie dickon dickie|robert bob bobby rob robbie bert hob dob rupert robin hobkin
roberta bobbie robbie birdie bert|roderick rod erick rickie|rodger roger bobby hodge rod robby|rodney rod|roger rog
roland rollie rollo lanny orlando rolly|ronald ron ronnie naldo|ronny veronica|roosevelt ted rosey|rosa rose
rosabella belle roz rosa rose|rosalinda linda roz rosa rose|rosalyn linda roz rosa rose|roscoe ross
roseann rose ann roz|rosemary rose rosie|rosina sina|roxane roxie rose ann|rudolph rudy dolph rolf
russell russ rusty|sabrina brina|safieel safie|salome loomie|salvador sal|samantha sam sammy|sampson sam|samson sam
samuel sam sammy|sandra sandy cassandra|sanford sandy|sarah sally sadie|sarilla silla|savannah vannie anna
scott scotty|sebastian seb bas sebby|selma anselm|serena rena|sergei seryozha|serilla rilla|seymour morey see
sheila cecilia|sheldon shelly|sheridan dan danny sher|shirley shirl sherry lee|sibbilla sybill|sidney sid syd
sigfrid sid|sigismund sig|silas si|silence liley|silvester sylvester sly vester si vest|simeon si sion|simon si sion
smith smitty|socrates crate|solomon sol sal salmon saul zolly|sondra dre sonnie|sophia sophie
sophronia frona sophia fronia phrona|stacey stacy|stanley stan|stephan steve|stephanie steph
stephen steven steve stevie|stuart stewart stu|submit mitty|sullivan sully van
susan sue susie suzy hannah sukey suzie|susannah hannah susie sue sukey anna|suzanne sue suzy suki susie
sybill sibbie|sydney sid|sylvanus sly syl|sylvester sy sly vet syl vester si vessie|tabitha tabby|tamarra tammy
tanafra tanny|tasha tash|temperance tempy|terence terrance terry|teresa theresa terry tess tessa tracy tessie thirza
thaddeus thad|theodora theo dora|theodore ted teddy theo|theodosia theo dosia theodosius|theophilus ophi
theotha otha|theresa terry tess tessie tracy thirza|thomas tom tommy thom|thomasa tamzine|tiffany tiff
tilford tillie|timothy tim timmy|tobias toby bias|tranquilla tranny quilla|uriah riah|ursula sula
valentina felty vallie val|valentine felty|valeri val|valerie val|vanburen buren|vandalia vannie
vanessa essa vanna nessa|vernisee nicey|veronica ronnie vonnie ron ronna frony franky|victor vic
victoria vicky vicki tori torri|vincent vince vinny vic vin|vincenzo vic vinnie vin|vinson vinny vince|viola vi ola
violetta lettie|virginia ginny ginger jane jennie virgy|vivian viv vi|vladimir vova volodya|waldo ozzy ossy
wallace wally|walter walt wally wat|warren ren|washington wash|webster webb|wendy wen|wesley wes|westley west wes
wilber will bert|wilbur will|wilda willie|wilfred will fred willie|wilhelmina mina wilma willie minnie
william will bill billy willie liam bell bela willy|willis willy bill|wilma william billie|winfield field winny win
winifred winnie freddie winnet|winnifred winny|winston win|winton wint|woodrow woody wood drew
yekaterina ekaterina katya|yeona onie ona|yulan lan yul|yvonne vonna|zachariah zach zacky zeke zak
zachary zach zack zac zak zeke|zebedee zeb|zedediah dyer zed diah|zephaniah zeph
`;
