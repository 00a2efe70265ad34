/**
 * Words that people hang on a handle without changing whose it seems to be. Claims say "this is the genuine one", roles and
 * titles say in what capacity, the rest are fillers. Compiled by hand from how real handles and reported copies look.
 */
const words = (text: string) => text.split(' ');

/** Words whose only use in front of or behind a name is to claim it. */
export const CLAIMS = new Set(
  words(
    'real thereal official officiel oficial offical officialpage realofficial verified legit true genuine original ' +
      'actual authentic only theofficial itsme itsthereal iamthereal officialreal ofc offcl ofcl off realone',
  ),
);
/** Words by which a handle says that it is another account of the same person. */
export const BACKUPS = new Set(words('backup bkp bak newacc newaccount newpage 2nd second secondary'));
const ROLES = words(
  'team hq support help helpdesk helpcenter care service services customer customerservice customercare admin moderator mod ' +
    'press media news newsroom office contact info mail email mgmt management booking bookings pr studio studios agency ' +
    'giveaway giveaways rewards promo bonus claim airdrop crypto invest investment trading fund funds foundation charity vip ' +
    'backup bkp bak second secondary 2nd alt other another new newacc newaccount newpage old private priv privé privat personal ' +
    'account acc page profile channel group community club online live tv radio podcast music band shop store boutique market ' +
    'app web site io dev inc llc ltd corp company co gmbh international intl global world worldwide usa us uk eu ca au de fr es ' +
    'in br mx ng daily today now here fans fan fanpage fanclub lovers updates archive hub zone land city',
);
const TITLES = words(
  'mr mrs ms miss dr prof sir lady lord chef coach pastor rev capt captain sgt gov governor sen senator rep representative ' +
    'congressman congresswoman congress mayor minister president pres vp ceo cto dj mc judge king queen',
);
const FILLERS = words(
  'the its im i am iam iamthe its_me thisis hey hello hi ask just my me mine we our not ur your x xo xx xxx xoxo og jr ii iii a an ' +
    'by of and for with yo u ig fb yt tw tt insta gram tiktok twitter facebook youtube snap twitch github js py cli lib node ' +
    'net org com plus pro max mini lite',
);

export const TITLE_WORDS: ReadonlySet<string> = new Set(TITLES);
export const DECORATIONS: ReadonlySet<string> = new Set([...CLAIMS, ...ROLES, ...TITLES, ...FILLERS]);
