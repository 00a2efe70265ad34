/** Short forms of first names that are commonly used in English; a line is one family, the full names first. */
const FAMILIES = `
abigail abby gail|albert al bert albie|alexander alex alec sandy xander sasha lex|alexandra alexandria alex sandra sandy lexi sasha
alfred al fred alfie|andrew andy drew|angela angie|anthony tony ant|antonio tony toño|archibald archie|arthur art artie
barbara barb barbie babs|benjamin ben benny benji|bernard bernie|beverly bev|bradley brad|calvin cal|cameron cam|carolyn caroline carol carrie
catherine katherine kathryn katharine kate katie kathy cathy kat kitty kay|charles charlie chuck chas|charlotte charlie lottie
chester chet|christina christine chris tina chrissy christy|christopher chris kit topher|clifford cliff|cynthia cindy|daniel dan danny
david dave davy davey|deborah debra deb debbie|dennis denny|dominic dom nick|donald don donny donnie|dorothy dot dottie dolly
douglas doug|edward ed eddie ted teddy ned|edwin ed eddie|edmund ed eddie|eleanor ellie nell nora elle|elizabeth eliza liz lizzie beth betty betsy libby lisa bess
emily em emmy|emmanuel manny|eugene gene|evelyn evie eve|ezekiel zeke|florence flo|frances fran frannie|francis frank frankie fran
franklin frank|frederick fred freddie freddy|gabriel gabe|gabriella gabrielle gabby ella|gerald gerry jerry|geraldine gerry
geoffrey jeffrey geoff jeff|george georgie|gilbert gil bert|gregory greg|gwendolyn gwen|harold hal harry|henry hank harry hal|herbert herb bert
howard howie|irene rene|isaac ike|isabel isabella bella izzy belle|jacob jake|jacqueline jackie|james jim jimmy jamie jay|janet jan
jason jay|jennifer jen jenny jenn|jeremiah jeremy jerry|jerome jerry|jessica jess jessie|joan joanie|joanna joanne jo|john jack johnny jon
jonathan jon johnny nathan|joseph joe joey jo|josephine jo josie|joshua josh|judith judy|julia julie jules|justin jus|kenneth ken kenny
kimberly kim|lawrence laurence larry laurie|leonard leo len lenny|leroy roy|leslie les|lewis louis lou lew louie|lillian lily lil|linda lindy
lucille lucy|madeline madeleine maddie|margaret maggie meg peggy marge margie greta rita peg|maria mary marie mia|martha marty patty
martin marty|mary molly polly mae|matthew matt matty|maximilian max|melissa mel missy|melvin mel|michael mike mickey mick micky mikey
michelle shelly|miranda mandy randy|amanda mandy|mitchell mitch|nancy nan|natalie nat|nathan nathaniel nate nat|nicholas nick nicky nico
nicole nikki nicky|norman norm|oliver ollie|olivia liv livvy|oscar ozzie|pamela pam|patricia pat patty tricia trish patsy|patrick pat paddy
penelope penny|peter pete|philip phillip phil pip|phyllis phyl|prudence prue|rachel rae|randall randolph randy|raymond ray
rebecca becky becca|reginald reg reggie|richard rick rich dick ricky richie|robert bob bobby rob robbie bert|roberta bobbie robbie|roderick rod
rodney rod|roger rog|roland rollie|ronald ron ronnie|rosemary rose rosie|roosevelt ted|russell russ rusty|samantha sam sammy|samuel sam sammy
sarah sally sadie|sebastian seb bas|sheldon shelly|shirley shirl|sidney sid|silvester sylvester sly|solomon sol|sophia sophie|stanley stan
stephen steven steve stevie|stephanie steph|stuart stewart stu|susan sue susie suzy|suzanne sue suzy|terence terrance terry|teresa theresa terry tess tessa
theodore ted teddy theo|thomas tom tommy|timothy tim timmy|tobias toby|valerie val|veronica ronnie|victor vic|victoria vicky vicki tori
vincent vince vinny|viola vi|virginia ginny ginger|vivian viv|walter walt wally|wallace wally|warren ren|wesley wes|wilbur will
wilfred will fred|william will bill billy willie liam|winifred winnie|winston win|zachary zach zack zac|aleksandr sasha alex|dmitri dima mitya
vladimir vova volodya|mikhail misha|nikolai kolya|ivan vanya|sergei seryozha|yekaterina ekaterina katya|maria masha|anastasia nastya stacy
francisco paco pancho|jose pepe|guadalupe lupe|ignacio nacho|jesus chuy|enrique quique|eduardo lalo|guillermo memo|mohammed mo|giuseppe beppe
`;

const families = new Map<string, Set<number>>();
FAMILIES.trim()
  .split(/[|\n]/)
  .forEach((family, index) => {
    for (const name of family.split(' ')) families.set(name, (families.get(name) ?? new Set()).add(index));
  });

/** Whether two first names share a family. Lower-case words. */
export function areNicknames(a: string, b: string): boolean {
  const [of, other] = [families.get(a), families.get(b)];
  if (!of || !other) return false;
  for (const family of of) if (other.has(family)) return true;
  return false;
}

/** Whether a word is one of the first names above: common ones all. */
export const isFirstName = (word: string) => families.has(word);
