/**
 * Families of first names: each starts with a full name and goes on with its short forms, from English, American, Spanish,
 * Portuguese, Italian, French, German, Dutch, Scandinavian, Slavic, Hungarian, Greek, Hebrew, Turkish, Arabic, Indian and Japanese
 * usage of today and of old registers. Compiled by hand. Sorted by full name.
 */
export const NICKNAME_FAMILIES = `
aaron ron ronnie erin ronny arie aaro|abdelkader kader kada|abdullah abdul apo abdu abdallah|abdulrahman abdu rahman abdelrahman
abel abe ab eb ebbie abie|abelardo lalo abel|abhishek abhi
abigail abby gail nabby abbie abbey abbe gayle abi gaila abbigail abbigayle|abijah ab bige|abner ab abbie nab
abraham abe ab bram abie braham abram aby|absalom ab abbie app absolom|ada addie adie
adaline adeline ada addie delia dell lena aline|adam ad addy ade edie adas|addison addie addy
adelaide addie adele della dell heidi ada addy adela adelia alice laidy ady|adelbert del bert albert
adeline adaline adelina addie ada delia della dell lena aline edith|aditya adi|adolfo fito dolfo
adolph adolphus adolf dolph dolphus ad dolf ado|adolphus adolph dolph ado|adriaan ad arie|adrian rian ade adri
adriana adrienne addie adri ana rienne drina ria drica|adrienne rienne addie|agata agatka|agatha aggie aga aggy agy
agnes aggie nessa nessie inez nancy aggy ness agg senga annis|agnieszka aga agusia|agustin tin agus
ahmed ahmad ahmet hamada hamoudi|aileen eileen helen lena allie|alan allan allen al allie ally|alasdair ali
alastair al alec alasdair alistair alister ali|albert al bert albie bertie elbert burt|alberta bert bertie allie berta
alberto beto berto al|aldrich rich richie|alejandra ale jandra sandra alejandrina|alejandro alex ale jandro alejo
aleksander olek alek|aleksandr sasha alex alexei alyosha alexandr aleksander sanya shura shurik alik sashenka
aleksandra sasha sanya shura sashenka asya ola olenka|aleksei alexei aleksey alexey alyosha lyosha lesha alyoshka
alessandra ale sandra|alessandro ale sandro alex
alexander alex alec sandy xander sasha lex alexis al andy sandie zander lexi ellick sander eleck ally sawney
alexandra alexandria alex sandra sandy lexi sasha drina alla ali lexie lexa sandi sandie xandra zandra ally alexa alexia sandrine
alexandros alekos alexis alex|alexis alexia alex lexi lexie lex|alfonso alphonse al fonzie fonso lon poncho alonso fon
alfred al fred alfie alf freddie freddy alfy|alfreda freda frieda alfie freddie|alfredo fredo fredy alf|algernon algy|ali aliko
alice alicia elsie lisa ally allie ali elsa alison licia alisa lecia elise alyce|alicja ala
alison allison allyson ali allie ally alicia al sunny|allegra allie leggie|alma allie|almena mena allie
almira myra almyra mira allie|alojz lojze|alonzo lon lonnie lonzo al alonso lonny alphonso|aloysius al louis lou wishy
alphonse alphonso alfonso alfonzo al alf fonzie fonz fonso lon lonzo phonse|althea thea allie thia|alvin al vin vinny vinnie alvie
alyssa lissa lissie ally alissa aly lyssa allie|amanda mandy manda amy mandi mandie andi|amber ambie|ambrose brose ambie amby
amelia emily mel millie amy milly mely meli mia melia amie|amos moses mose|amy amie aimee|ana anita anna aniita aninha
anastasia nastya stacy ana stasia stacie stacey tasia tasha annie anastasiya nastia asya nastenka stasya nastyusha
anastasios tasos|anatoly anatoli anatoliy tolya tolik tolyan|andras bandi andris|andrea andi drea andrew rea andie andy drew
andreas andi anderl andre andrikos|andrei andrey andriy andryusha andryukha dryusha|andres andy andresito
andrew andy drew randy andie tandy dandy drewy|andrzej jedrek jedrus|angela angie ang angel angeline angelina angelica jelly
angelica angelina angie angel angelique lina lica jelly|angelina angie lina angel angelia|aniruddha ani|anita ann anna nita annie
ann anna anne annie nan nancy nana hannah nanny nannie nina nanna hanna anita annette ana aine
anna anya anechka annushka nyura anyuta nyuta asya ania anka andzia hania
annabel annabelle anna ann bella belle annabella annie mabel|annette anna nettie netta|annika anna|anselm ance ansel selma
anthony tony ant nathaniel antony tone anton toni nat|antoine toine toni|antoinette tony toni netta nettie ann annie antonia nette
anton antosha tosha antoshka toni|antoni antek tosiek|antonia tony toni netta ann tonia tonya nettie annie antoinette toinette
antonio tony toño tono toni antonito antoni tonio tonino nino toto toninho tonho toze|antonios antonis tonis
antonius ton toon anton|aparecida cida|april apie|arabella arabelle bella belle ara arry bell hetty
araminta arminta minty middie mindy minnie minta ruminta mint|archibald archie baldo arch archy baldie|ariel arielle arie ari
aristotelis aris telis|aristotle telly ari|arjun arju|arkady arkadi arkasha|arlene lena arly arline leen|armanda mandy
armando mando armandito|arminda mindy minnie|arnold arnie arn arny nold|artemus artemas art arty temus|arthur art artie arty ath
arturo turo|artyom artem tyoma tema|asa acey ase|asahel asa|asenath natty sene assene|ashley leah lee ash ashlee ashe leigh
ashwin ash|athanasios thanasis thanos nasos sakis|aubrey bree aubry aub|audrey dee audry audie aud
august augustus gus gussie austin augie gust augy auggie|augusta aggie gussie gatsy tina gusta gus aggy augie
augustine augustina austin gus tina aggie augie gussie|augusto guto
aurelia ree rilla rilly ora orilla aurilla aurelie aura relia orelia|aurora rory rora aurie|ava avie|avraham avi avrum
ayse aysecik aysegul|barbara barb barbie babs bobbie barby bab bobby barbra babette barbary babsi basia baska
barnabas barnaby barney barny bas|bartholomew bart bat bartel tolly barty bartley mees meus barth batty tolomey
bartlomiej bartek bartosz|bartolomeo bortolo meo|basil bazaleel zeely bas baz basie
beatrice bea trixie trix trish trisha beatrix bee trixy trissie bice beattie beatty|beatriz bea betty tris bia
belinda belle linda lindy bel bindy bell|benedict ben bennie benny bennett dick eben|benito beni
benjamin ben benny benji bennie benjy benj jamie jim yamin benja benjie mincho|benoit ben
bernadette bernie bern bernadine detta berny etta dette|bernard bernie barney berney bern barny berny bernhard nard|bernardo beno
bernhard bernd berni|bernice berny bernie binny bunny bern|bertha bertie bert birdie berty birtie
bertram bertrand bert randy bertie bart bram|bertrand bert|bethany beth bethan betty|betty bettie bess elizabeth
beverly bev beverley bevy buffy|binyamin beni bini benjamin|birgit biggi gitte|birgitta gitta britta|blanche bea blanch|boetius bo
boguslaw bogus bogdan|boleslaw bolek|boris bob bo borya borka borenka|bradford brad ford|bradley brad lee bradly|brady brody
brandon bran brand brandy|brenda brandy bren brendie|brendan brendon bren|brent brenton|brett bret|brian bryan bryant bri bry rian
brianna breanna bree bri brie anna briana
bridget biddy biddie bridie delia bedelia bridgit bridgett bid bride bridey brigid birgit brita bridge
brittany britt brittney britney brit britta brie|broderick brady brody rick rod brod ricky|bruce brucie
caitlin kate katie cate caitlyn kaitlin katelyn cait caity lin cat|caldonia callie|caleb cal cale|california callie kallie cali
calista kissy cally|calpurnia cally|calvin cal vin vinny vinnie calv|cameron cam ron ronny cammie cammy
camilla camille cam cami cammie cammy millie milly mil|camille cammie millie|candace candy dacey candice candi candie dace
carl karl carlie|carla carly karla carlie lala|carlo carletto|carlos carlitos charlie carlito charly litos carlinhos caca
carlotta lottie lotta carlie charlotte|carmel carmela carmelo mel melo mellie carm|carmen cammie charm carm
carol cassie lynn kari kara carrie carole caroline caryl carry caro|carolina caro carol lina
caroline carolyn cassie carrie lynn carol callie carolina caro lina line caddie caddy carry cary lyn carolin
carolyn caroline carol carrie|carrie caroline cary|carter cart|casey case kasey kc|casimir cas casey kazimierz kaz
caspar casper cass cap jasper|casper jasper|cassandra cassie sandra sandy sandi cass cassy cassi cas|catalina cata lina kata
caterina rina cate katia
catherine katherine kathryn katharine kate katie kathy cathy kat kitty kay kathleen cathleen cassie casey kit lena trina karen catharine katheryn kathrine kathrin cathryn katrina catriona katarina katy cate cathie kathie kittie cat kath cath kaye cattie katha trine katya kasia kitsy
cecil cec cecie cis
cecilia celia cissy cis sheila cecily cecelia cicely sissy cece celie sis cecile ceil sisely sisley cilla ceci chila
cedric rick ced|celeste lessie celia celie|celestine celia tina celie|celia celie|celinda linda lynn|cesar cesarin
chaim haim haimke|charalambos babis haris lambis bobby|charity chat cherry chattie carrie char
charles charlie chuck chas carl chick chip karl charley charly chaz chad chuckie cha chaddie
charlotte charlie lottie sherry lotta char chick charley lotte lotty carlotta chattie charly tottie totty lola|chauncey chan
chelsea chelsey chels chelse chel|cheryl sheryl cher cherie sherry cheri|chester chet ches chess|chloe chlo clo
christian kit chris christie kris christy christiaan|christiana christina chris chrissie tina kit kitty
christina christine chris tina chrissy christy christiana kris kristy crissy chrissie ann kristina kristine christie kirsty kirsten xina christa ina teenie chrisie kirstie tine
christine christl tina|christoph chris stoffel|christophe chris tophe
christopher chris kit topher kris christie christy kester chrissy kristopher chip toph stoffel cristoforo
christos chris christakis|cicely cilla|cinderella rilla rella cindy arilla
clara clarissa claire clare cissy clair clarrie claretta carrie clarey|clarence clair clare clay clarry clem|clarinda clara
clarissa clara clare claire cissy rissa clary|claude claud|claudia claud claudie clodie clau claudi|clayton clay
clement clem clemmie clemmy|clementine clement clem clementina clemmie clemmy tina clemence tiny|clifford cliff ford cliffy
clifton tony cliff clift|clinton clint|clyde clydie|colin nicholas col cole|colleen collie coll lee|columbus clum
concepcion concha conchita chita|conrad con conny curt connie rad kurt koen
constance connie conny con stancy constanza stanzi constant|constantin costel costica|consuelo chelo consuelito|cora corrie corey
cordelia delia cordy cordie della lia|corey coco cordy ree cory core corry|corinne cora ora corrine corrie corinna cori rinny ina
cornelia nelia nell nellie corny cornie nelle cory corrie nelly neelie|cornelis kees cor
cornelius con conny neil niel corny connie neal cornie case cees neely|courtney curt court corky|craig craigie
cristina cris tina cristy cri|cristobal tobal cris|crystal chris tal stal crys christal crissy|curtis curt kurt courtney
cynthia cindy cintha cyndi cindi cindie cyn cinda thia sindy|cyrenius cy renius serene swene cene|cyril cy cyr|cyrus cy si
czeslaw czesiek|dale dal|dalton dahl dal|damian damien dame day|daniel dan danny dann dannie danni danilo dani danial danielito
daniela dani dany|danielle dani ellie dannie danny elle|daniil danila danya danik|daphne daph daffy daffie
daria darya dasha dashenka dashka darina|dariusz darek|darlene darry lena darla darly darby dar|darrell darryl daryl dare
darren dare|david dave davy davey day davie dai taffy dewey dav davo dudu dudi|deanna dee dea deannie deanne anna
deborah debra deb debbie debora debby debbi deby|deepak deepu|deidre deedee|deirdre dee dede dierdre deedee|delbert bert del
delia fidelia cordelia delius bridget dee deeley|delilah della lil lila dell lilah delly|deliverance delly dilly della
della dell adela|delores dee lola lolly della dell dolores dolly|delphine del delf|demaris maris dea mary
demetrios dimitris dimitrios mimis jim mitsos takis jimmy dimitri|denis deniska|denise denny niecy nisey deni
dennis denny dennison denis den denney|derek derrick rick ricky eric del dirk rik|desmond des desi dez desy|dexter dex
diana diane di didi dicey dianne dee dyan diandra dede dinah|dicey diana diane|dickson dick|diego dieguito|dieter didi
dietrich dieter dirk|dionysios dionysis|dmitri dima mitya dmitry dmitriy dmitrij dimka dimitri mitka dimon
dolores lola lolita loli|domenico mimmo nico menico dom|domingo mingo|dominic dom nick nic dominick nicky domenic dommie
dominique dom nicky domi|donald don donny donnie dony dun|donna dona donnie donny|donovan don donnie|dora dorrie dory
dorcas darkey dorcus dorrie|doreen dory dorie dori reenie|dorinda dorothea dora|doris dory dorie dodie dot|dorota dorotka
dorothea dorle thea
dorothy dot dottie dolly dorothea dotty dodie dora doda dortha doll dody dodo thea doro dorie dory tea dorothee
douglas doug dougie dug duggie|dragan gaga|drusilla silla dru cilla drew dolly|duane dwayne dewey|duncan dunk dunc dunky
dustin dusty dust|dwight dewey ike|dylan dyl dill|eamon eddie|earl earle earlie|earnest ernest ernie
ebenezer eben eb ben ebbie ebby benny eby|eberhard ebi|edgar ed eddie eddy ned edge gary
edith edie edy edye dita dicie ede eda eadie|edmund ed eddie edmond ned ted eddy teddy neddie mundy|edna eddie edy
edouard doudou ed|eduardo lalo edu eddie duda dudu|edward ed eddie ted teddy ned eddy neddy eddard teddie ward nedd lalo edek
edwin ed eddie ned win eddy neddy ted|edwina winnie edie ena eddie wina|efstathios stathis stathios|egbert bert burt
eileen helen lena ellie aileen eily ellen leen|ekaterina yekaterina katerina katya katyusha katenka katia katyushka
elaine helen lainie ellie laine lainey ela|elbert albert bert el|eldora dora
eleanor ellie nell nora elle elaine ellen lenora nelly lanna helen leonora ella elinor eleanora elenor nellie elly lena elna ellenor lennie leanora norah leonor eleonore
eleazer lazar eli lew ely|eleftherios lefteris terry|elena helen lena ellen ella yelena olena lenochka alyona helena nena
eleni lena lenio|elias eli lee lias ely|eliezer eli leizer|elijah eli lige lije lish|eliphalet left|elisabet lisa betty
elisabeta veta|elisabeth lisa liesl lisbeth sissi else elli liesel betti lies babette lise babeth zabeth els bep betje
elisabetta betta lisa elisa|elisha eli lish ely elsha lisha|eliyahu eli|eliza liza lizzie elizabeth lize betsy
elizabeth eliza liz lizzie beth betty betsy libby lisa bess bessie lib elsie liza tess betsey lisbeth elisabeth lizzy lizbeth lise libbie lilibet lilibeth lilly lily lilian lillian bessy bettie bette bettina elsa elise elisa elspeth elspie ella ellie elle elly isabel isabella isabelle ibby tibby tetty tetsy lisbet lisette bet betta buffy beffie birdie liddy zabeth else ilse lilla
elizaveta yelizaveta liza lizaveta lizonka|ella helen ellen ellie elly el
ellen helen nell nellie nelly ellie ella elly lena eleanor len|ellender helen nellie|ellis elly|elmer elm|elmira mira myra ellie
elnora nora ella|eloise heloise louise lois elouise ellie lou|elsie elizabeth alice elsa else elspeth|elvira elvie vira vera ellie
elwood woody ell|elzbieta ela elka elzunia|emanuel manny immanuel manuel emmanuel mannie manu|emanuele lele manu
emeline em milly emily emma emmaline emmy millie mel line|emiliano emi milo
emily em emmy millie mel emmie milly emma emilia emmi emi amelia|emine emos|emma em emmy emmie emmi emily emmott
emmanouil manolis manos|emmanuel manny manu|emmanuelle manu|enoch nock nicky|enos nose|enrico rico chicco
enrique quique kike henrique rique|epaphroditius ditus dyche dyce eppa|ephraim eph ephie|erasmus raze rasmus
eric rick ricky erick erik rickie ric rikki|erica erika rikki ricki ricky rica|erin rinny|ernest earnest ernie ern erny
ernestine teeny ernest erna tina ernesta ernie teenie stina|ernesto neto ernie nesto|ernst erni|erwin irwin
erzsebet erzsi bozsi zsoka|esperanza lancha pera espe|esteban steve estebanito|estelle estella essie stella stell essy
ester esti esther|esther essie hester hetty ester hettie easter essy ess|ethan eth|ethel effie eth ethelinda
ethelbert bert ethel bertie|etta ettie|eudora dora dorrie|eudoris dosie|eugene gene|eugenia gene genie eugenie jenny genia
eugenio geno|eunice nicie unice eunie nicey una|euphemia effie effy phemie femie fanny phemia|eurydice dicey|eustace stacy stace
eustacia stacy stacia stacey|eva eve evie evey evelyn|evaline eva eve lena evelyn|evan ev van evander
evangeline eva eve evan evangie vangie angie lina evie vangy|evangelos vangelis angelos|eve eva evie
evelyn evie eve ev evelina evaline eva lena lynn lyn evvie|everett ev evvie rett|evgenia yevgenia evgeniya zhenya
evgeny yevgeny evgeni evgeniy yevgeni zhenya zhenia gene|ewa ewka ewunia|experience exie|ezekiel zeke ez zeek|ezra ez ezzie
fabricio bricio|faith fay fae fayth|fatima fati tima fatma fatimah|fatma fatos fatima|federica fede|federico fede rico fred chicco
felicia felix fel felicity lish fee licia feli|felicity flick tick flis fliss lissie lissa fee lucky felicia
felipe pipe feli lipe phil|felix fee fel|ferdinand fred freddie ferdie ferdy nando ferd fernando ferdi|ferdinando nando
ferenc feri ferko frank|fernanda fer nanda fe|fernando ferdie nando fern nano fernan fer fe|fidelia delia fidie della
filippo pippo lippo|fiona fi fee ona|flora florence flo florrie florie flossie
florence flo flossie flora flossy florrie floy flor florance flory flossey|florian flo flori|floyd lloyd|forrest forest woody
frances fran frannie fanny frankie cissy sis francie fannie franny franky francis frank francy fanni franki fransy francesca
francesca fra checca franca kekka|francesco franco checco ciccio frank cecco|francine fran francie franny frannie francy cina
francis frank frankie fran franky francie frannie franz|francisca paca paquita pancha fran kika chica chiquinha
francisco paco pancho frank fran kiko paquito chico quico cisco curro frasco francesc chiquinho xico|franciszek franek
francois franck fanfan frank|francoise fanchon soizic|franklin frank fran frankie franky lin|frantisek franta frank
franz franzl franzi frank|franziska franzi sissi fanny|frederic fred
frederica fred freddie frieda freda fredericka frederika rica rickie ricky freddy fritzi freddi ferika
frederick fred freddie freddy fritz frederic fredrick fredric rick ricky fredo rickie ferdie fredi fredy|fredrik fred freddie
frieda frederica freda fred freddie|friedrich fritz friedel fred fiete rick|fyodor fedor fedya fedia
gabriel gabe gabby gab gabbie riel gabi gabo|gabriela gabi gaby bibi|gabriele lele gabri gabi
gabriella gabrielle gabby ella gabbie gabi gay brielle ellie elle gab|gabrielle gabby ella|gaetano tano nino|gail abigail gay
galina galya galka|gareth garry gary gaz garth gar|garrett gary jerry rhett barrett garry garret gar jarrett|gary garry gaz
gavin gav vin|gavriel gabi gavri|gayle gail gay|gene eugene
genevieve jenny jean eve gen genny evie ginny jennie gena viv viva eva neva jeny geneva ginette viviane|gennady gennadi gena genka
gennaro gerry|geoffrey jeffrey geoff jeff geff|georg schorsch jorg jurgen|george georgie geordie georgy georg dod doddy jory
georges jojo|georgia georgie georgy georgina gia|georgiana georgina georgine georgie georgia gina georgeanna anna georgy gigi
georgios giorgos yorgos yiorgos|georgy georgi georgiy gosha zhora goga gogi yegor|gerald gerry jerry ger gerrie geri
geraldine gerry jerry deena dina gerrie geri gerri dine|gerard gerry jerry gerhard gerrit gege|gerardo gera lalo
gerardus gerard gerrit|gerhard gerd hardy gert|gerhardt gay|gerrit ger|gertrud trudi traudl gerda trude
gertrude gert gertie trudy trudi trudie gerty trude truda|gheorghe ghita gigi gica|giacomo mino giacomino|giancarlo carlo
gianluca luca gian|giannis yannis ioannis yiannis ioannes|gideon gid giddy|gilbert gil bert wilber gib gibby gibbie gilly
gilberto beto gil|gillian gill gilly jill jillian jilly|gina regina georgina|giorgio gio|giovanna vanna gianna
giovanni gianni vanni gio nino johnny nanni|giulia giuli julia|giuseppe beppe peppe pino joe peppino beppino geppetto seppe
giuseppina pina giusy|gladys glad gladdie|glenn glen|gloria glory glo lori|godfrey god frey fritz jeff|gonzalo gonzo chalo
gordon gord gordie gordy don|gottfried friedl|grace gracie grayce|graciela chela|graham gra gray|gregorio goyo
gregory greg gregg greggy greig gregor gore|gretchen margaret gretel greta|griffith griff griffin|grigorios grigoris
grigory grigori grigoriy grisha grishka|griselda grissel zelda selda grizzy|grzegorz grzes grzesiek
guadalupe lupe lupita pita guada|guglielmo memo|guilherme gui|guillaume gui guigui will|guillermo memo guille willy bill memito
gunnar gunne|gunther gunter guenther|gus augustus gustavus|gustaf gurra gustav|gustav gustl
gustave gustaf gustav gus gust gussie tavo|gustavo gus tavo guga|gustavus gus gustus
gwendolyn gwen wendy gwendolen gwenny gwynn lyn lynn gwennie|gyorgy gyuri gyurka|haley hayley hailey hal|halina hala halinka
hamilton ham hammy|hamish seumas|hannah nan nanny anna hanna nannie anne susannah hannie|hannelore hanne lore
hans hansi johann johannes hannes hansel|harold hal harry hap hank harrie haps
harriet hattie hatty harriett harriette hat harrie etta ettie hetty harry hettie henrietta|harrison harry hap hank hal
harry henry harold hal|harshad harsh|hartmut hardy|harvey harve harv herve|hasan hassan hasso|heather hetty heath hettie
hector heck torry tito|heinrich heinz heini heiner hein hinnerk|heinz heinrich
helen helena ellen nell nellie ella lena elaine eileen eleanor ellie helene nelly aileen leni elena|helene ella lena ellie
helga olga|helmut helmi|heloise lois louise|hendrik henk rik hein|henri riton
henrietta etta etty hank nettie retta hetty hattie hettie ettie henny hen henrie harriet harry hatty yetta hennie
henrique rique kike|henry hank harry hal hap hen henk harrie henny harris|henryk heniek|hephzibah hipsie hepsie
herbert herb bert herbie bertie hebert bertl|herman dutch herm harman manny mannie|hermann harm manni|hermione hermie mione
hernan nan|hester hetty essie esther hettie hessie hessy hes heddy|hezekiah hy hez kiah hi ki|hilary hillary hil hilly hill larry
hilda hildie hildy|hildegard hilda hilde hildy|hiram hy hi|hiroshi hiro|hiroyuki hiro|holly hol hollie|homer home
honor honora honoria nora norah honey norry onnora nonie onora|honora norah nora honey|hope hopie|hopkins hopp
horace horry horatio race|horatio horace ray rache|hortense harty tensey tensy|hosea hosie hosey|howard howie hal ward howey
hubert bert hugh hub hubie bertie huey|hugh hughie hubert huey hugo shug|hugo hugh huguito|humberto beto berto
humphrey hum numps dumphry|huseyin hussein huso|ian john iain eoin|ibrahim ibo brahim ibra abe|ida idie
ignacio nacho nacio iggy nachito|ignatius nace iggy nate natz natius iggie nacio ignatz|igor igoryok gosha|ilias lias elias
ilona ilonka ica|ilya ilia ilyusha|ina ine|ines nechi|inez agnes inie|ingeborg inge|ingrid inga inge inky|inna inga|ioanna gianna
ion ionel ionut nelu|iona onnie|ira irey|irena irka|irene rene rena reenie ren renie rennie irena nene
irina ira irochka irinka irisha arina|iris rissie|irma mima|irmgard irmi|irvin irving irv irvine erv|irwin erwin irv win
isaac ike zeke zac zack ikey isac izzy isaak zak itzik
isabel isabella bella izzy belle isabelle ib nib tibbie ibby sabra isobel isabell bell izzie tibby sabella nibby isa iz issy issie issa elizabeth bel chabela belita chavela belinha
isadora dora issy isidora izzy dorry|isadore isidore isidor izzy sid zadie isador|isaiah zay zadie ike zaya izzy isa|isidore izzy
isidro chilo|ismail smail isma|israel izzy izzie iz issy|istvan pisti pista isti steve
ivan vanya john ive vania vanka vanechka ivo|ivana ivka|jacek jacus|jack john jackie jacky jock jackson jacob
jackson jack jackie sonny jax|jacob jake jack jaap jakob jay cob cobb jakey jacobus jeb jakie coby koby|jacobus jacob koos jaap co
jacqueline jackie jack jacquelyn jacklyn jacki jacqui jacky jackey lyn quelina|jacques jacquot jaco jack|jadwiga jadzia
jahoda hody|jaime jimmy jaimito|jakob jockel|jakub kuba kubus
james jim jimmy jamie jay jem jimmie jas jaime jamey jemmy jimbo jims jameson jemmie jaimie
jan janek jas janusz jasiek jantje johannes
jane jean jennie jessie jenny janie jan jannie jayne janet joan jeany jinny jess jaine gin
janet jan jessie jane jess nettie janette jannie jennet netta|janice jan janie jannie jenny janis|janos jani jancsi|jaroslav jarda
jasmine jas jaz jazz jazzy jassy yasmin mina|jason jay jase jace|jasper jap casper jas|javier javi xavi javito|jayme jay
jean jeannie jane jeanie joan jenny jeanne jeannot|jeanette jean janet jessie nettie jeannette jeannie netta jenny
jeanne jeannette|jedediah jed dyer jedidiah diah jeddy|jefferson jeff sonny jeffie|jeffrey jeffery jeff geoff jeffy jefferey
jehu hugh gee|jemima mima mimi jem jemmy mimie jemma|jennifer jen jenny jenn jennie jenni jenna fer jenifer
jeremiah jeremy jerry jereme jez jere jer miah jem jerrie|jeremy jez jerry jem jezza jer jeremie|jerita rita|jermaine jerry main
jerome jerry jere rome gerry jej|jerry gerry jerome gerald|jerzy jurek|jesse jess jessie jessy
jessica jess jessie jessy jecca sica jessi|jessie jane janet|jesus chuy chucho chus jesse chuyito|jill jillian gill
jillian jill jilly gillian gill|jiri jirka jura|joachim jochen achim jo jochem|joan joanie nonie jo jodie joannie joni joany
joanna joanne jo hannah jody joan joannah johanna joann joey johannah anna josie joana joannie asia joasia aska|joao joaozinho jao
joaquim quim quinzinho|joaquin quin quino joaco|joel joe joey|johan johannes juhan|johann johannes hans hannes johan
johanna hanna hanni jo annie|johannah hannah jody nonie|johannes john johnny jonathan hannes jannes johan joop
john jack johnny jon jock ian johnnie jackie jonny johny jacky jonnie jean jackey|jonah joe jonas
jonathan jon johnny nathan john jonny jonnie johnathan jonathon nate johnathon nat jonty than
jordan jordy jord jude jordie dan jory|jorge coque jorgito yoyo jorginho
jose pepe chepe joe pepito josecito zezinho ze josep zeca zezito|josef sepp jupp pepi beppi josel pepa pepik joe
josefa pepa pepita fina josefina chepa|josefina josie pepa fina chepina zefa
joseph joe joey jo jody jos joss josef josh josie jojo joeseph jose
josephine jo josie fina jody josey josephina josefina josy joey jojo fifi pheeny sefa feenie josefa posy posie phina
josephus sjef jos|josetta jettie|joshua josh jos joshy jo|josiah joe jos josh si siah jose|joy joie joyce|joyce joy
jozef jozek ziutek joza jozo|jozsef jozsi joe|juan johnny juanito juancho jack|juana juanita|juanita nettie nita juana
judah jude jud juda|judith judy judi judie jude judit|julia julie jules jill jule juliet juliana lia julka
julian jules jule jools julie julius|juliana juliane julie julia juli anna liana jules|julianna juli julcsi
juliet juliette julie jules jule etta|julio july juli julius|julius jule jules july|june junie juney|junior jr june|jurgen georg
justin jus justus juston just jud juss|kamil kamilek|karen kari kay karrie carrie kaz|karl karli kalle carl|karol karolek
karoline line lina|karoly karcsi|kartik kart|katalin kati kata kitti|katarina kajsa katja katrin kaisa|katarzyna kasia kaska katie
katelyn kaitlin katie kate kay kaye kat katy lyn kait|katharina kathi kati katrin katja kathrin trina
kathleen kathryn katrina trina kitty kit kay cassie|kazimierz kazik kazio|kazuhiro kazu|kazuo kazu|keith kee|kelly kel kelley kell
kelvin kel kelly vin|kendall ken kenny kendal|kendra kenj kenji kay|kenichi ken|kenji ken|kenneth ken kenny kendrick kent kennie
kenny ken kenneth|kent ken kenny kendrick kenneth|kermit kerm kit|kerry ker kez|kevin kev kevvy
keziah kizza kizzie kizzy kissie kez|khadija khadouj hatice|khalid khaled kal
kimberly kim kimberley kimmy kimmie kimber kym kimberlee|kingsley king|kirill kira kiryusha|kirsten kirsty kirstie kris kirst
klaus nikolaus claus|konrad conny kurt|konstantin kostya kostia kostik kostyan|konstantina dina nina
konstantinos kostas costas dinos gus kostis konstantine|krishna krish
kristen kristin kristine kris chris kristy kissy krista kristie kirsten krissy|kristian kris
kristina kristine kris tina kristy krissy chris stina kicki|kristopher kristoffer kris topher chris kit|krystyna krysia kryska
krzysztof krzysiek krzys chris|ksenia kseniya oksana xenia ksyusha ksusha|kurt curt curtis|kyriakos kikis|ladislav lada laco
lafayette laffie fate lafe fayette lafey fay|lakshmi lucky|lamont monty lam|lancelot lance|laodicea dicy cenia|lara larissa
larisa larissa lara lora|larissa lara rissa|larry lawrence laurence|lars lasse lauritz|laszlo laci lacko
laura laurie lolly lauren lori lorrie laurinda loretta lora lorry lolla|lauren ren laurie lori renny lauryn
laurence lawrence larry lon lonny lorne lorry lars law|laurent lolo|laurinda laura lawrence|lauryn laurie|laverne vernon verna
lavinia vina viney ina vinnie vinia lavina wyncha lovina|lavonia vina vonnie wyncha viney
lawrence laurence larry laurie lon lonny lorry lars lorne law lonnie laurent lauren loren lawrie larrie|leah lea lee
leander lee andy lea|leandro lele|leanne lea annie lee ann anne|lecurgus curg|lee leroy leigh leland|leendert leen
leila lee lela lila|leland lee lea|lemuel lem lemmy lemmie|lena magdalena helena|lenora leonora nora lee lenore|leo leon leopold
leon leo lee leonard lenny|leona nona leonie lee ona|leonard leo len lenny lineau leon lennie leonardo lee leonhard
leonardo leo nardo leonardino|leonhard leo hardy|leonid lyonya lenya lonya|leonidas lee leon
leonora nora nell nellie leonore lenora elenor eleanor honor norah lee|leonore honor elenor nora|leopold leo poldi poldie pole
leroy roy lee lr|leslie les lesley lee lezzie lessie|lester les
leticia letitia lettie letty lettice titia tish tisha latisha letti lecia|letitia lettie lettice titia tish
lev lyova lyovushka leo|levi lee leve|levicy vicy|levone von|lewis louis lou lew louie lewie|liam william lee uilliam|libuse liba
lidia lyddy lidiya lida lidochka|lieselotte lilo lotte|lillah lil lily lolly|lillian lily lil lilly lolly lilian lillie lilla
lincoln link linc|linda lindy lynn lin lynne lindie lyn belinda melinda lynette|lindsay lindsey lin linz lindy linds
lionel leon lion leo|lisa elizabeth lise melissa|littleberry berry|lloyd floyd loyd|lodewijk lou|lois lou louise heloise
lorenz lenz|lorenzo loren larry renzo lenzo enzo lencho lori|loretta lorrie retta etta lorie lottie laurie etty lori lorry
lorraine lorrie lori raine lorry rainey|lotta lottie|lottie charlotte|louis lou lewis louie lew luigi ludwig loulou
louisa lou eliza louise lois lulu louie lulie luisa weezie wheezy isa loulou|louise lou eliza lois|lourdes lulu lourdecitas
louvinia vina vonnie wyncha|lubomir lubos|lucas luke luc|lucia lucie lucy luce luci chia|luciana lu|lucias luke
lucille lucy lou cille lucile lu cindy lucie|lucina sinah|lucinda lou lucy cindy lu cinda lucia|lucius luke lucas lou
lucretia creasey creesy crecy crese lacretia cretia|lucy lucinda luce lulu lucia|ludmila lida|ludovico vico
ludwig lutz wiggerl lui|luella ella lu lula louella|luigi gigi gino luigino|luigia gina gigia
luis lucho luisito lou guicho luisinho lula|luisa lucha luisita|luiz lula luizinho|lukasz lukaszek|luke lucas luther
luther luke lu lute|luz lucha lucecita|lydia lyddy liddy lyddie liddie lidia lyd|lyndon lynn lindy lyn|lynn lynne linda carolyn
lyubov liubov lyuba luba lyubochka|lyudmila ludmila liudmila lyuda luda mila
mabel mae mehitabel mab mabs maybelle belle mamie amabel|maciej maciek|mackenzie kenzie mac mack mickey kenz
maddison maddie mattie|madeleine mado madelon
madeline madeleine maddie lena madge magda maggie maud madelyn magdalena maddy madie lina mady maude middy
madison maddie maddy mattie|magdalena lena maggie madge magda magdalene malena madeline maud madeleine leni|magnus mange
mahala hallie mahalia haley|mahesh mahi|maire moira|mairead peig|maksim maxim max maks maksimka|malachi mally mal malky
malcolm mac mal malc malky|malgorzata gosia malgosia goska|malinda lindy linda mel mindy melinda|manerva minerva nervie eve nerva
manfred manni fred manny|manish manu|manuel emanuel manny mannie manolo manu lolo manolito meme manel neco maneco
manuela manola manoli|marcel cecel|marcela chela marce|marcelo celo|marcia marsha marcie marcy mary|marcos marquitos
marcus mark marc marco marky|marek mareczek mark
margaret maggie meg peggy marge margie greta rita peg daisy madge maisie margery megan midge gretta metta gretchen mamie margaretta margarita marguerite margarete maggy mag mags meggie meggy margo margot margy marjorie marjory marj peggie pegg gretel grete reta etta ettie mae marie mog moggy molly polly mysie maisy margit maretta margaretha meta mago gritty rheta
margareta greta maggan|margarete grete gretel gretchen rita margit greta|margarita margaret rita margo ritochka marga mago margara
margaux margot marguerite|margherita rita ghita|margit manci|marguerite peggy daisy margot
maria mary marie mia masha mariah ria moll mimi mariya manya marusya mashenka mashka musya mari maruja marita mariquita mitzi mizzi marysia maryska mania marika mariska mariazinha maro mies riet
mariah mary maria|marian mary ann marianne marion marie mariana mare|mariana nana|mariangela angela|marianne nanni janne
marie mary mae maria mamie manon mimi marion
marietta mary mamie maureen molly polly mitzi minnie mercy marion mae mariette etta marie maria ettie mariah
marilyn mary marylin lynn lyn mari|marina mina rina mari marinka marisha|mario mayito|marion mary marian|marissa rissa marisa mari
marjorie margie marge marjory marj margy madge jorie margery|mark marc marky marcus|marlene marleen marly lena marla|marsha marcia
marshall marsh mars|martha marty patty mat mattie patsy matty marthe patsie martie mart pat|martin marty mart martie tino tincho
martina tina marty|marvin marv merv vin
mary molly polly mae mamie may mitzi minnie mollie mercy moll pollie maria marie miriam maureen mia mimi maura mally poll moira mariah maisie maidie marian marya mayme
masahiro masa|masayuki masa|massimiliano max massi|massimo max massi|mateusz mati
mathilda matilda tilda tillie maud patty mattie tilly matty maude til mathilde mat|matteo teo matt
matthew matt matty thys thias mat thew mattie mathew matthias mats|matthias thys thias matt mathias tice matze hias mathis matz
matthieu mathieu matt math|matthijs thijs|maud maude matilda magdalena|maureen mary mo maurie mora mame reenie moe
maurice morey morris morrie maury moss mo rice morry moritz momo|mauricio mau mauri|mavery mave|mavine mave|maxime max
maximilian max maxie maxim maxi|maxine max maxie|maxwell max maxie|mckenna ken kenna meaka|medora dora
megan meg meggie meaghan meghan meggy|mehitabel hetty mabel hitty mitty|mehmet memo memet mohammed muhammet
melanie mellie mel lanie mellony melly|melchizedek zadock dick|melinda linda mel lindy mindy lynn malinda linnie
melissa mel missy lisa milly lissa millie lissie mellie mili melly|mellony mellia|melody lodi|melvin mel vin melvyn|melvina vina
mercedes merci sadie mercy merry merche meche|mercy merry|meredith merry mery merri edie|merlin lin merl|merv mervin
micah mike mic|micajah cage|michael mike mickey mick micky mikey micah midge mickie mica mitch misha micheal michi michel micha
michail michalis mike|michal misiek michas|michel mich mimi|michele lele mike
michelle shelly mickey shelley michele shell mick micki shel chelle mish shellie|mieczyslaw mietek
miguel mike mickey migue miguelito miki migas|mihai mihaita misu|mihaly misi miska|mikael micke mike|mikhael miki micha
mikhail misha mykhailo mishka mishenka mihail|miklos miki nick|mikolaj miki|milagros mili mila
mildred milly millie mil midge mell mindy mimi|millicent missy milly millie mellie lissa lis mill|milton milt miltie
minerva minnie nerva eve nervie manerva mina|miranda mandy randy mira randi andy
miriam mimi mitzi mitzie mariam mary mim mirry minnie|miroslav mirek miro|missy melissa|mitchell mitch mickey|mitzi mary mittie
modesty dessa|mohamed momo|mohammed mo muhammad mohamed mohammad moe mohamad muhammed hamada hamoudi med hamid|moira mary maureen
molly mary margaret|monica monna monnie mona nica mon moni|monika moni mona monia|monteleon monte|montesque monty
montgomery monty gum monte mont|mordechai motti motke moti mordecai|morgan mo morg|morris morey maurice morry mo morrie moss
mortimer mort morty|morton mort morty|moses mose amos moss moe moishe|moshe moishe moshiko moses musa|muriel mur murry|murray mur
mustafa mustapha musti moustapha|myron ron ronny|myrtle myrt mert mirt myrtie|nadezhda nadya nadia nadyusha|nadia nadine nadya
nadine nada deedee nady dee|nancy nan ann nannie nanny nance agnes|naomi omi nomie nomi naoma|napoleon nap nappy leon leo
natalia natalya nataliya natasha nata natashka tasha natasa nati natty|natalie nat natty nettie nattie tally lee talia tallie
natan nati|natasha tasha nat natalia tash|nathan nathaniel nate nat than natty
nathaniel than nat nate nathan nathanael natty fannie daniel natan|neil neal niel nigel|nellie helen eleanor ellen|nelson nels nel
newton newt|niamh neeve
nicholas nick nicky nico claas claes nic nicolas nickie nicol nik claus klaus cole colin niles nikolas colley cola nikolaus
nicola nico nick cola|nicolaas klaas nico niek|nicolae nicu nelu|nicolas nico colas
nicole nikki nicky nole nicki cole nicholette nicola nicolette nickie nic nik nichole niki nico|nigel nige|nikhil nik
nikita nikitka kit|nikolai kolya nikolay mykola kolia kolenka nikola nick|nikolaos nikos nick nicos|nikolaus klaus niklas nico
nils nisse|noah no|nobuhiro nobu|nobuyuki nobu|noel knowell nowell|nora nonie norah eleanor honora leonora norrie
norbert bert norby norb bertie|norberto beto|norma normie|norman norm normie|nowell noel|obadiah dyer obed obie obediah obe diah
obedience obed beda biddie|octavia tave tavia tavy tavie|octavio tavo|octavius tave|odell odo|oksana ksana ksyusha
olaf ola ole olav|oldrich olda|oleg olezhka|olga ollie olya olia olenka lyalya olechka|olive olivia nollie livia ollie livvie
oliver ollie olly noll nollie|olivia liv livvy livia ollie olive via livvie nollie livy|omar umar omer|onicyphorous cyphorus cy
ophelia phelia phee|orlando roland lanny orly lando|orson orsie|orville orv ora|oscar ozzie ossie oz ossy osky|osman ossi
oswald ozzy waldo oz ozzie ossie os val|otis ode ote|otto ode otti|owen owney|pablo pablito|padraig paddy patrick pat podge
pamela pam pammy pammie mela|panagiotis panos takis panayiotis pete|pandora dora pan pandy|pantelis lakis|paolo paolino
paraskevi voula evi vivi|parker park|parmelia permelia amelia milly melia|parthenia phenie parsuny teeny
pasquale lino pasqualino patsy|patience pat patty patsy pattie|patrice pat
patricia pat patty tricia trish patsy trixie trisha pattie patti tish ricia trudy tricie pats pati paty
patrick pat paddy peter patsy rick ricky pate packy patty padraig|paul pauly paulie polly pol pauley
paula lina polly paulina paulie pauly|paulina paula lina polly pauline pollie|pauline polly|paulo paulinho
pavel pasha pashka pavlik pavlo|pawel pawelek|pearl perle|pedro perico pete pedrito perucho pedrinho|peggy margaret
pelegrine perry|penelope penny pen nellie pene nell nel neppie|per pelle|percival percy perce val|percy perce|peregrine perry
permelia melly milly mellie melia|pernetta nettie|perry peregrine|persephone seph sephy
peter pete pate petey piet petie peterkin petz petter|petr peta petrik|petronella nellie nell petra petie nelly ella pet
petros pete|petrus piet|pharaba ferbie|pheney josephine|phidelia delia|philadelphia delphia delpha delphie|philander phil
philetus leet phil|philinda lindy lynn|philip phillip phil pip flip lip pippo philly|philipina phoebe penie pip|philipp phil lipp
philippa pippa pip phil pippy philly|philippe phil fifi|philomena menaalmena mena phil menna philly|phineas finny phin finn
phoebe fifi phebe phebie feebs bebe fee|phyllis phyl phil philly phillie|pierre pete pierrot|pieter piet|pietro piero pierino
pilar pili piluca|pinckney pink|piotr piotrek piotrus|pleasant ples|pocahontas pokey|polina polya polinka|polly mary paula
posthuma humey mae|pradeep pradip|prakash pk|prescott scott scotty pres|preston pres
priscilla prissy cissy cilla pris prissie silla scilla|priyanka priya|providence provy prov|prudence prue prudy pru prudie dencie
pyotr petr piotr petya petia petro petrusha|quentin quinn quint quin|quincy quin
rachel rae shelly rachey rachael rachelle rach ray shelley rache rachie rachy chelle racheli ruchi|rafael rafa rafi rafe fallo
rafaela rafa|rafal rafalek|raffaele lele raf|raffaella raffa lella|raimundo mundinho|rainer reiner|rajendra raj|rajesh raj
rajiv raj|ralph rafe raff ralphie raphael|ramesh ram|ramon moncho mon ray monchi|ramona mona ray rae
randall randolph randy randal rand dolph|randolph dolph randy rand rafe ran|raphael ralph raphaella rafe rafael rafi raf
raquel quela kelly|raul rul|raymond ray rae mundo ramon mond mon
rebecca becky becca beck reba rebekah becka bec becs beckie bekah reb|recep reco|regina gina reggie rena ray ginny gigi
reginald reg reggie naldo renny reynold ren rex|reinhard reini hardy|relief leafa leafy|renato rena|rene ren
reuben rube reubin ruben ben rubey|reuven ruvi reuben|rex reginald|reynold reginald rey|rhoda rodie ro|rhodella della
rhonda ron ronnie ronni|rhyna rhynie|ricardo rick ricky rico cardo richie cado|riccardo ricky richi
richard rick rich dick ricky richie dickon dickie rickie dicky ritchie dickson chard rickey ric hick dicken
rita margaret margarita|rivka rivi riki
robert bob bobby rob robbie bert hob dob rupert robin hobkin robby bobbie dobbin roberto robbin berty robb rabbie rab bertie
roberta bobbie robbie birdie bert berta bertie robin bobby|roberto beto bob rob berto tito robi betinho
roderick rod erick rickie roddy rick ricky rodie rory|rodger roger bobby hodge rod robby|rodney rod roddy ney rodge
rodolfo fito rudy rodo|rodrigo rodri rigo digo|rogelio roge|roger rog rodger rodge hodge bobby robin hodgekin roge|rohit ro
roland rollie rollo lanny orlando rolly rowland rolo rowley|roman rome roma romka|ronald ron ronnie naldo ronny roni
ronaldo ronaldinho naldo|ronny veronica|roosevelt ted rosey|rosa rose rosie rosy rosella zita rosina rosetta
rosabella belle roz rosa rose|rosalie rose rosa rosie rosy lee|rosalind rosalinda rosalyn rose rosie roz linda rosa ros lin
rosalinda linda roz rosa rose|rosalyn linda roz rosa rose|rosamond rosamund rose rosie roz ros|rosario charo chayo rosa
roscoe ross roz|rose rosie rosy rosa rosalie rosella|roseann rose ann roz
roseanna roseanne rosanna rosanne rose rosie anna ann roz roxy zanna|rosemarie romy rosi
rosemary rose rosie rosemarie romy mary marie roma romey|rosina sina rosie|ross roscoe|roxane roxie rose ann
roxanne roxanna roxane roxie roxy rose ann anna rox roxana|roy leroy|ruby rube|rudolf rudi rolf rolfi
rudolph rudy dolph rolf rudolf rudi rollo rodolfo olph rolph|rufus rufe ruffie|rupert rupe bert|ruslan rus
russell russ rusty russel rus|ruth ruthie ruthy|ryan ry|ryszard rysiek rysio|sabina bina sabbie|sabrina brina bree sabby
sachin sach|safieel safie|salome loomie|salvador sal sally salvatore chava salva|salvatore sal sally salvador tore toto turi salvo
samantha sam sammy sammie mantha manthy sammi|sampson sam|samson sam sampson sammy sonny|samuel sam sammy sammie samme
sandor sanyi|sandra sandy cassandra sandi sandie alexandra sondra|sanford sandy ford|sanjay sanju|santiago santi chago sandy tiago
sara sari saraleh|sarah sally sadie sara sal sallie sarie sassy saz sairy sarai sadye|sarilla silla|saul sol solly
savannah vannie anna savanna sav vanna|scott scotty scottie sceeter squat scot|seamus shay shamus jim|sean shaun shawn
sebastian seb bas sebby bastian sebbie baz basti bash sebas seba chano wastl|sebastiao tiao bastiao|sebastien seb bastien
selina selena lena celia|selma anselm|semyon semen syoma senya|serena rena reena
sergei seryozha sergey serhiy sergiy serezha seryoga seriozha|sergio checo|serilla rilla|seth sethy
seymour morey see sy seymore cy|shannon shan shay shanny shanie|sharon sha shay shari sherry shaz shaza|sheila cecilia|shelby shel
sheldon shelly shel|shelton shel tony shelly|sheridan dan danny sher|sherman sherm|shimon shimi|shinichi shin|shinji shin
shirley shirl sherry lee shirlie|shlomo shlomi|shmuel shmulik muli sam|shoshana shosh shoshi|sibbilla sybill|siddharth sid siddhu
sidney sid syd sydney cydney sidi|siegfried sigi siggi|sigfrid sid|sigismund sig|sigmund sigismund sig siggy ziggy|sigrid siri
silas si sy|silence liley|silvester sylvester sly vester si vest syl vessie|silvia chiva sil|simeon si sion simon sy sim simmy
simon si sion sy sim simmy simeon|siobhan joan|slawomir slawek|slobodan boban sloba|smith smitty|socrates crate
sofia sofya sonya sonia sofka fia|soledad sole chole|solomon sol sal salmon saul zolly solly sollie sollo|sondra dre sonnie
sonia sonya sophia sunny|sophia sophie sophy sonia sonya sofi soph|sophronia frona sophia fronia phrona phronie phrony
spencer spence|spyridon spyros spiros|srinivas srini vasu|stacey stacy|stacy stacey stace eustacia|stanislaus stan
stanislav stas slava stanislaw standa stano|stanislaw staszek stas stach stan|stanley stan stanny|stavros steve|stavroula voula
stefan steff steffen stefek fane|stefania stefi|stefanie steffi|stefano ste steve|stella estella estelle stell
stepan styopa stiopa|stephan steve|stephane steph stef
stephanie steph stephie steffi annie stefanie stevie stephy fanny steffie stephany stef
stephen steven steve stevie stephan steph stefan stevy ste steenie|stewart stuart stu stew stewie stuie|stuart stewart stu
stylianos stelios|submit mitty|subramaniam subbu|suleyman sulo suleiman|sullivan sully van|summer sum|suresh suri
susan sue susie suzy hannah sukey suzie susanna susannah suzanne suky sukie susy nan sanna zanna suzannah zsa suse anna siouxsie su
susana susi susy|susannah hannah susie sue sukey anna|susanne susi sanne|suzanne sue suzy suki susie suzon suzette suzie
sven svenne|svetlana sveta svetka lana svetik|swaminathan swami|sybil sibyl syb sib sibbie|sybill sibbie|sydney sid|sylvain syl
sylvanus sly syl sylvan van vanus|sylvester sy sly vet syl vester si vessie|sylvia syl sylvie silvia|szymon szymek
tabitha tabby tabbie tab|tadeusz tadek tadzio ted|tadhg tim teague|taisiya taya|takahiro taka|takashi taka
tamara tammy tammie tam mara tamar tamra toma tamarka|tamarra tammy|tamas tomi|tamsin tamzin thomasina tammy|tanafra tanny
tanya tania tan|taras tarasyk|tasha tash|tatiana tatyana tanya tania tanechka tanyusha tata|taylor tay tayler|temperance tempy
terence terrance terry terrence ter
teresa theresa terry tess tessa tracy tessie thirza therese terrie terri teri tressa thursa resi tessy teresita tere teresina teca
tetsuya tetsu|thaddeus thad tad taddy thady ted|thea dorothea theodora|thelma thel|theodor theo
theodora theo dora teddy teddie thea dory dorrie theda|theodore ted teddy theo tad thad dore ned teddie
theodoric rick ricky derrick terry|theodoros thodoris theo|theodosia theo dosia theodosius dosie theda docia
theophilus ophi theo phil|theotha otha|theresa terry tess tessie tracy thirza|therese thete|theresia resi thea|thierry titi
thomas tom tommy thom tommie tam tammy massey thos tomas maas tomkin tommi|thomasa tamzine
thomasina thomasine tommie tamsin tammy tamzine|thurston thirsty|tiago ti thiago|tiffany tiff tiffy tif tiffie tiffani
tilford tillie|timofey tima timosha|timothy tim timmy timmie|timur tima|tobias toby bias tobiah tobey tobie|todd toddy
tomas tomasito tommy tom|tomasz tomek tom|tommaso tommy maso tom|tomohiro tomo|torbjorn tobbe|toshiro toshi
tracy tracey trace tracie|tranquilla tranny quilla|travis trav|trevor trev|tristan tris|tristram tris tram|trudy gertrude|tyler ty
tyrone ty tyre rone|tzipora tzipi|ulrich uli utz|ulrika rika|ulrike uli ulla rike|ulysses lyss ulick uly lys|umberto berto
uriah riah uri|ursula sula ursie sulie ursley ursa uschi ursel ulla|vaclav vasek vena|vadim vadik|valentin valya valik
valentina felty vallie val valya valia vale|valentine felty val vallie valentin|valeri val|valeria valeriya lera
valerie val vallie valery valeria|valery valeri valeriy valera|vanburen buren|vandalia vannie
vanessa essa vanna nessa van ness vannie nessie|varvara varya varenka|vasile vasilica|vasiliki vaso vicky
vasilios vasilis bill vassilis|vasily vasili vasiliy vasyl vasya vasia|velma vel|venkatesh venkat|vera vee verochka verunya
vernisee nicey|vernon vern verne vernie lavern
veronica ronnie vonnie ron ronna frony franky frankie vera roni nica vicky ronni nonnie|veronika nika vera vroni|veronique vero
vicente chente vince vicen|vicki victoria|victor vic vick vicky vitin
victoria vicky vicki tori torri vic vickie tory torie toria viki torrie toya|vijay vij viju|vikram vicky vik
viktor vitya vitia vic|viktoria viktoriya vika victoria|vincent vince vinny vic vin vinnie vinson vinn
vincenzo vic vinnie vin enzo vince cenzo|vinicius vini|vinson vinny vince|viola vi ola|violet vi lettie violetta vio
violetta lettie|virgil virge|virginia ginny ginger jane jennie virgy gina virgie gin ginnie jinny ginni vergie vicky
vishwanathan vishy vish anand|vitaly vitali vitaliy vitalik|vittoria vitto|vittorio vito vic|vivian viv vi vivienne vivi vivie
vladimir vova volodya volodymyr vovochka vlad volodia wladimir vlada vladko|vladislav vlad slava vladik wladyslaw|vsevolod seva
vyacheslav viacheslav slava slavik|waclaw wacek|wade wadie|waldo ozzy ossy ozzie oswald|wallace wally walt wallie
walter walt wally wat walty watty wattie walti|waltraud traudl|wanda wandy|warren ren wary|washington wash|webster webb
wendell wendy del|wendy wen gwendolyn|werner wern|wesley wes westley wess|westley west wes|wieslaw wiesiek|wilber will bert
wilbert will bert wilbur wil|wilbur will wilber willie bert|wilda willie|wilfred will fred willie wilfrid wilf freddie wilfie
wilhelm willi willy helm wim bill|wilhelmina mina wilma willie minnie willa billie helmina minna wilmett elma velma vilma
wilhelmine mina minna|willem wim willy pim bill|william will bill billy willie liam bell bela willy wil billie wills bille willis
willis willy bill will willie|wilma william billie wilhelmina will|wilson will willie|winfield field winny win wyn
winifred winnie freddie winnet winnifred win winny freda fred una wynn|winnifred winny|winston win winnie wink|winthrop win
winton wint|witold witek|wladyslaw wladek wladzio|wojciech wojtek wojtus al|wolfgang wolf wolfi|woodrow woody wood drew
xavier javi zave xavi|yaakov yaki yanki kobi koby jack|yakov yasha|yana yanochka|yaroslav slava yarik jaroslav|yasuhiro yasu
yegor egor gosha egorka|yehoshua shuki shua|yehuda yudi udi judah|yekaterina ekaterina katya|yeona onie ona|yisrael srulik israel
yitzhak itzik yitzchak tzachi ike|yochanan yoni|yolanda yolie yoli lanny yola|yonatan yoni jonathan|yosef yossi yoske sefi
yoshihiko yoshi|yoshihiro yoshi|yoshio yoshi|yulan lan yul|yulia yuliya iuliia yulya yulka julia julie
yuri yury yuriy iurii yura yurka|yusuf yousef youssef yosef josef|yves yvon ivo|yvette yve yvie|yvonne vonna vonnie yve von
zachariah zach zacky zeke zak zachary zachery zechariah zack zac zachy zakk zachie zacharias|zachary zach zack zac zak zeke
zbigniew zbyszek zbys|zdenek zdena|zdzislaw zdzisiek|zebedee zeb zebby|zebulon zeb lon|zechariah zach zeke|zedediah dyer zed diah
zedekiah zed dick ked zedediah|zeev zevik|zelda griselda|zephaniah zeph zephy|zeynep zeyno zeinab|zinaida zina|zoe zo zoey
zofia zosia zoska|zoltan zoli|zoya zoia|zsuzsanna zsuzsa zsuzsi|zygmunt zyga zygmus
`;
