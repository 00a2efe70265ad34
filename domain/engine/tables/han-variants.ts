/**
 * Characters of Chinese names that are written in two ways, the traditional one before the simplified one: "毛澤東" is "毛泽东".
 * The commonest surnames and given names; compiled by hand.
 */
const PAIRS =
  '張张陳陈劉刘楊杨趙赵黃黄吳吴孫孙馬马羅罗鄭郑謝谢韓韩馮冯鄧邓蕭萧許许葉叶盧卢蘇苏呂吕蔣蒋賈贾鍾钟鐘钟譚谭陸陆範范鄒邹錢钱湯汤龍龙萬万顧顾賀贺龔龚嚴严華华國国軍军' +
  '偉伟麗丽紅红強强雲云榮荣傑杰習习澤泽東东來来寶宝慶庆學学義义禮礼聖圣藝艺園园圓圆遠远達达運运進进連连選选鋒锋銘铭鋼钢鐵铁錦锦鳳凤鳴鸣鵬鹏齊齐貴贵賢贤質质財财貝贝' +
  '賓宾賽赛車车輝辉輪轮邊边鄉乡閻阎閔闵關关閩闽陽阳陰阴隨随險险雙双雞鸡難难電电靈灵靜静韋韦順顺項项須须頌颂頓顿領领頻频題题顏颜願愿風风飛飞馳驰駿骏驚惊驛驿魯鲁鮑鲍' +
  '鴻鸿鶴鹤麥麦黨党龐庞樂乐橋桥機机權权歐欧歸归氣气漢汉滿满潔洁潤润濤涛濱滨灣湾烏乌煒炜燁烨燈灯爾尔獻献環环瑋玮瓊琼畢毕當当發发盤盘監监禎祯穎颖競竞筆笔節节簡简糧粮' +
  '紀纪約约純纯紹绍終终結结給给統统絲丝經经維维綱纲緒绪緣缘縣县績绩織织繼继續续羣群聯联聰聪肅肃興兴舉举莊庄萊莱蓮莲蘭兰蘊蕴號号衛卫視视覺觉觀观計计訓训記记誠诚詠咏' +
  '詩诗詳详談谈論论諾诺謙谦證证識识譜谱議议護护豐丰豔艳岡冈島岛崗岗嶺岭廣广彥彦後后從从復复憲宪懷怀戰战揚扬曉晓暉晖書书會会術术條条業业極极標标樹树檢检淩凌淨净淵渊' +
  '溫温滄沧溝沟滅灭單单嘯啸囑嘱壽寿夢梦奮奋奧奥嬌娇寧宁實实審审寫写將将專专尋寻對对導导層层幹干幾几庫库應应開开聞闻閣阁銀银鎮镇鏡镜鐸铎長长門门閏闰勝胜勞劳務务動动' +
  '勵励區区協协卻却廠厂參参啟启員员問问啓启佈布個个倫伦側侧傳传傷伤價价儀仪億亿優优儲储兒儿內内兩两冊册凱凯劍剑剛刚創创劃划則则嬋婵婭娅媽妈嫻娴瑤瑶瑪玛珮佩';

let known: ReadonlyMap<string, string> | undefined;

function variants(): ReadonlyMap<string, string> {
  if (known) return known;
  const all = [...PAIRS];
  const read = new Map<string, string>();
  for (let i = 0; i + 1 < all.length; i += 2) read.set(all[i]!, all[i + 1]!);
  return (known = read);
}

/** The simplified way of writing; other characters stay. */
export const simplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => variants().get(character) ?? character);
