/** Words of names that do not tell people apart, lower case. */
const set = (text: string) => new Set(text.split(' '));

/** In front of a name; at its end the same word is a surname ("Joey King"). */
const TITLES = set(
  'mr mrs ms miss mx dr doctor prof professor sir dame lord lady rev reverend pastor father fr sister bishop cardinal pope saint st ' +
    'president prime minister senator congressman congresswoman representative governor mayor councillor councilor cllr councilman councilwoman alderman alderwoman judge hon honorable excellency king queen ' +
    'crown prince princess grand duke duchess count baron general gen colonel col major maj captain capt lieutenant lt sergeant sgt officer chef coach ' +
    'shaikh sheikh sheik shaykh shekh haji hajji hadji hajj mullah mulla maulana mawlawi molvi imam ayatollah sayyid sayed syed sayyed ' +
    'ustad ustaz effendi bey pasha khanum herr frau monsieur madame mme mlle senor senora don dona signor signora mag ing dipl the real ' +
    'chancellor ambassador admiral adm marshal brigadier brig commander commodore comrade vice deputy former foreign attorney chairman chairwoman ' +
    'shri smt secretary baroness his her excellency highness majesty rt supreme leader senadora presidente ministro presidenta',
);

/** Behind a name, or wherever a company puts its legal form. */
const SUFFIXES = set(
  'jr sr esq phd md mba cpa dds dvm rn official verified na ' +
    'llc inc incorporated ltd limited corp corporation co company gmbh ag kg ohg plc sa sas sarl spa srl bv nv oy ab as aps pty pte ' +
    'pvt private public joint stock closed open ooo oao zao pao jsc ojsc pjsc cjsc llp lp holding holdings group',
);

/** Titles and ordinals of rulers in other alphabets. */
const FOREIGN = set(
  'מלך מלכת המלך המלכה נסיך נסיכת הנסיך הנסיכה הכתר דוכס הדוכס דוכסית הגדול הגדולה קיסר קיסרית הקדוש קדוש רוזן הרב רבי דר פרופ של ' +
    'הראשון הראשונה השני השנייה השלישי הרביעי החמישי השישי השביעי השמיני התשיעי העשירי ' +
    'الملك ملك الأمير الأميرة الشيخ شيخ السيد الدكتور الرئيس الإمام الأول الثاني الثالث الرابع الخامس ' +
    'президент король королева князь царь принц принцесса граф герцог император г-н господин доктор ' +
    '교황 국왕 왕 여왕 대통령 공작 백작 황제 씨 님 박사 교수',
);

/** Words between names. */
const PARTICLES = set(
  'al el ul ur ud ad as ash at az an ar de da do dos das del della dello di du des la le les lo van von vom zu zum zur der den ter ten te ' +
    'bin ben ibn bint binti abu abou abi umm bar af av y e i und and of o mac',
);

/** Whether a word says nothing about who it is. `native` is the word as written, `latin` whether that is in Latin letters. */
export function isSilent(native: string, latin: boolean, place: { first: boolean; last: boolean }): boolean {
  if (!latin) return FOREIGN.has(native);
  if (/^(?=..)x{0,2}(ix|iv|v?i{0,3})$/.test(native)) return !place.first;
  return (TITLES.has(native) && !place.last) || (SUFFIXES.has(native) && !place.first);
}

/** "Ben" in front is a first name, between two words it is a particle. */
export const isParticle = (native: string, place: { first: boolean }) =>
  !place.first && native.length > 1 && PARTICLES.has(native);
