/**
 * One written name in the Latin letters of several hands: a family a group. Unlike short forms these hold wherever the word stands,
 * for a surname too. Arabic names as English, French, German, Turkish and Persian writers spell them; Korean surnames by the
 * official tables and by habit; Chinese surnames in pinyin, in Wade-Giles and as Hong Kong spells them. Compiled by hand; spellings
 * that two slips explain need no line.
 */
export const NAME_SPELLINGS = `
mohammed muhammad mohamed mohammad mohamad muhammed muhamed muhammet mahomed mohd muhd md|ahmed ahmad ahmet akhmad akhmed achmad
hussein husayn hussain husain husein hossein hosein hoseyn huseyin hocine houssein hussayn|hassan hasan hassen|ali aly|omar umar omer
abdullah abdallah abdulla abdoulaye abdollah|yusuf youssef yousef yusef youssouf yousuf yusif youcef|ibrahim ebrahim brahim ibraheem
suleiman sulayman suleyman soliman solaiman soleiman sulaiman souleymane|osman othman uthman usman ousmane|khalid khaled chalid
said saeed sayeed|tariq tarek tareq tarik|qasim kassem qassem kasim ghasem qasem kacem gasim qassim|yasser yasir yassir jasser
gaddafi qaddafi kadhafi qadhafi gadhafi kaddafi khadafi qadafi gheddafi|mahmoud mahmud mahmood mehmood|mustafa moustafa mostafa mustapha
jamal gamal djamal|jalal galal djalal|aisha aicha ayesha aysha aischa|fatima fatma fatimah fatemeh fatouma|zainab zeinab zaynab zineb
layla leila laila leyla|bashir bachir basheer|karim kareem|rahim raheem|hamid hameed|rashid rasheed rachid raschid|nasir nasser naser
walid waleed oualid|salim saleem selim|nur noor nour|din deen dine eddine|abdulrahman abdurrahman abdelrahman abderrahmane abdirahman
abdulqadir abdelkader abdulkadir abdelqader abdikadir|zawahiri dhawahiri zawahri|qureshi koreishi quraishi|shaikh sheikh cheikh
kim gim|lee yi rhee ri|park pak bak|choi choe choy|jung jeong chung chong jong|cho jo|kang gang|yoon yun|jang chang|lim im rim
seo suh|shin sin|kwon gwon|ahn an|yoo yu ryu ryoo|roh noh no|moon mun|ko go koh|bae pae|baek paek paik|kwak gwak
zhang chang cheung|zhou chou chow|zhao chao|cai tsai choi|xu hsu hui|xie hsieh tse|xiao hsiao siu|jiang chiang|zheng cheng|deng teng tang
guo kuo kwok|song sung|gao kao|cao tsao|zeng tseng tsang|zhu chu|ye yeh yip|dong tung|chen chan|huang wong|lin lam|liang leung|wu ng
liu lau|yang yeung|luo lo law|li lee|he ho|qian chien|qiu chiu yau|feng fung|zhong chung|mai mak`;
