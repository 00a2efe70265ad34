/*
 * What people hang on a handle that is not theirs, likeliest first; "*" stands for the handle. Half of all copies are made so.
 */
const list = (text: string) => text.split(' ');

/** Each also with a separator between: "real_", "_official", ".hq". */
export const FIRST_AFFIXES: readonly string[] = list(
  'real* *official official* *real the* *_ *__ _* *1 *2 *backup *01 *0 *x *hq its* iam* thereal* *team *support *help *new *page *private ' +
    '*tv *fan *live *news _*_ im* mr* x* __* *3',
);
const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** Numbers people add when a handle is taken: small ones, doubled digits, lucky ones, this and the last years, years of birth. */
export const NUMBERS: readonly string[] = [
  ...list('4 5 7 8 9 6 00 02 11 12 13 21 22 23 69 77 88 99 123 007 10 20 24 25 26 100 101 111 777'),
  ...count(2020, 2026),
  ...list('03 05 07 09 14 15 16 17 18 19 27 33 44 55 66 90 95 98 000 001 247 365 360 786 888 999 1234'),
  ...count(1985, 2005),
].map((number) => `*${number}`);
export const LETTER_AFFIXES: readonly string[] = [...'xsiyaeonzmdjtrlkcbghpuvwfq'].flatMap((letter) => [
  `*${letter}`,
  `${letter}*`,
]);
export const SECOND_AFFIXES: readonly string[] = list(
  'the_real* mr* mrs* ms* miss* dr* my* not* hey* ask* team* itsme* its_the* *xx *ig *fb *yt *xo *og *jr *ii *fans *fanpage *club *online *shop *store ' +
    '*press *info *care *service *contact *admin *alt *old *priv *bkp *second *2nd *vip *us *usa *uk *app *inc *co *art *music ' +
    'xx* true* theofficial* *verified verified* *legit *genuine *original *actual *offical *oficial *off *ofc offical* oficial* ' +
    '*thereal *realofficial *officialpage *officialteam *page1 *fanclub *me *io *ai *eth *nft *crypto *giveaway *giveaways *airdrop *coin ' +
    '*token *support1 support* help* info* admin* fan* fans* team_* *desk *helpdesk *pr *hd *daily *updates *clips *archive *global *world ' +
    '*pvt *chat *private1 *manager *cs *pay *wallet *jobs *careers *fx *trades *bank *tech *refunds *officiall get* use* itz* only* theonly* just* ' +
    'your* that* imreal* itsreal* its_real* chat* pvt* private* officially* queen* king* xo*',
);
export const DICTIONARY: readonly string[] = list(
  '*dm *fp *edits *only *insta *tok *artist *helpline *cares *direct *agent *alerts *ceo *hr *plc *reply *customersupport *giveaway1 *india *_2024 *_2025 *_2026 ' +
    '*media *mgmt *management *booking *studio *invest *trading *fund *charity *donate *bonus *promo *claim *web *site *dev *js *py *api *bot ' +
    '*cli *lib *core *pro *plus *max *mini *lite *hub *zone *city node* py* python* js* go* lib* react* *node *python ' +
    '*community *group *family *life *blog *photo *photos *video *videos *memes *quotes *account *acc *profile ' +
    '*my *now *today *here *again *back *returns *customer *customercare *services *office *intl *international *eu *ca *au ' +
    '*de *fr *es *in *br *mx *ng *za *jp *gov *org *net *com *esq *md *phd *mba *coach *chef *dj *girl *boy *lady *queen *king *baby *love ' +
    'contact* hello* love* ilove* our* we* mega* the1* coach* chef* dj* sir* lady* mc* mayor* gov* sen* senator* rep* president* ceo* ' +
    'usa* uk* insta* tiktok* youtube* yt* news* backup* crypto* king* queen* miss_* daily* best* only* just* hi* a* i* new* old* super* ' +
    'representative* congressman* congresswoman* congress* governor* minister* judge* pastor* rev* prof* lord* captain* moderator* mod* ' +
    '*authentic *officialreal *realone *ofcl *offcl *helpcenter *customerservice *moderator *mod *newsroom *mail *email *bookings *agency ' +
    '*rewards *investment *funds *foundation *bak *other *another *newacc *newaccount *newpage *personal *channel *radio *podcast *band ' +
    '*boutique *market *llc *ltd *corp *company *worldwide *lovers *land *xxx *xoxo *iii *btc *sol *twitter *facebook *instagram',
);

/** Every pattern of a list on the handle; words and numbers also set apart. */
export function* affixed(text: string, patterns: readonly string[]): Iterable<string> {
  // the handle's own separator comes first: real_maya_hollimund, but realmaya
  const own = /[._-]/.exec(text)?.[0] ?? '';
  const dots = patterns === FIRST_AFFIXES;
  for (const pattern of patterns) {
    const [front, back] = pattern.split('*') as [string, string];
    const joined = (separator: string) =>
      front ? `${front}${separator}${text}${back}` : `${text}${separator}${back}`;
    const isWord = /[a-z]{2}/.test(pattern);
    if (isWord) yield joined(own);
    yield joined('');
    if (isWord || (dots ? /[a-z\d]/ : /^\*\d\d?$/).test(pattern)) yield joined('_');
    if (dots && isWord) yield joined('.');
  }
}

/** What is hung on a handle and a tail behind it, or a front and a tail, where the plain ones are taken: "maya_official_", "realmaya1". */
export const LIKELY_TWICE: readonly string[] = [
  ...list('official real backup private support team').flatMap((word) =>
    ['_', '1', '2'].flatMap((tail) => [`*_${word}${tail}`, `*${word}${tail}`]),
  ),
  ...list('real official the its iam _').flatMap((front) =>
    ['_', '1', '__', '2'].map((tail) => `${front}*${tail}`),
  ),
  ...list('__official .official_ _.official _official__'.replace(/(?<=^| )/g, '*')),
];

const FIRST_FRONTS = list('real the official its iam the_real itsthe _ __');
const FIRST_BACKS = list('_ __ 1 2 01 0 official real x s backup hq tv page fan live _1 _2');
const NUMBERED = list(
  'official real backup new page support team hq tv live fan help private service care app vip news promo cs airdrop giveaway',
);

/** Two at once: "_maya_", "the_real_maya", "realmaya1", "maya_official_". */
export function* affixedTwice(text: string): Iterable<string> {
  for (const tail of ['1', '_', '2', '01', '__'])
    for (const word of NUMBERED) for (const separator of ['_', '', '.']) yield text + separator + word + tail;
  for (const back of FIRST_BACKS)
    for (const front of FIRST_FRONTS) {
      const word = /[a-z]$/.test(front);
      yield front + text + back;
      if (word) yield `${front}_${text}${/^[a-z]{2}/.test(back) ? '_' : ''}${back}`;
    }
}
