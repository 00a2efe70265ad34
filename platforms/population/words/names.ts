/**
 * Given and family names by culture. A name is a Latin spelling, or [Latin, own script].
 * `order` is the order in which the own script is written.
 */
export type NameWord = string | readonly [latin: string, own: string];

export interface Culture {
  given: readonly NameWord[];
  family: readonly NameWord[];
  /** How often the own script is shown instead of Latin letters. */
  ownScript?: number;
  order?: 'given first' | 'family first joined';
  cities: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);
/** 'Anna=Анна Igor=Игорь' -> [['Anna','Анна'],…] */
const pairs = (text: string): (readonly [string, string])[] =>
  words(text).map((pair) => {
    const [latin = '', own = ''] = pair.split('=');
    return [latin, own] as const;
  });

export const cultures: readonly Culture[] = [
  {
    given:
      words(`Alice Thomas Eleanor Jack Harriet Oliver Grace Samuel Beatrice Henry Clara Edmund Rosalind Miles Imogen
      Caleb Phoebe Nathan Tabitha Wesley Georgia Simon Lydia Marcus Hazel Toby Nora Desmond Ruth Callum Fiona Ewan Maeve Declan Siobhan`),
    family:
      words(`Ashdown Barlow Cresswell Dunmore Ellery Fairbank Garrick Holloway Ingram Jessop Kettering Larkin Marlowe
      Netherby Ormond Prescott Quayle Redfern Stanhope Thackeray Underhill Varley Westcott Yardley Penhallow Trevanion Kilbride Farrelly Osgood Wainwright`),
    cities: [
      'Bristol',
      'Leeds',
      'Portland, OR',
      'Galway',
      'Wellington',
      'Halifax',
      'Austin, TX',
      'Edinburgh',
    ],
  },
  {
    given: words(
      `Ingrid Lars Astrid Mikkel Solveig Jonas Freja Anders Signe Henrik Linnea Torben Maja Eirik Hedda Aksel Saga Viggo Tuuli Eero Aino Ylva`,
    ),
    family:
      words(`Brakkeveld Lindqvist Sandvik Holmberg Nygaard Ekström Sørbø Kjellberg Dahlgaard Strand Ågren Møller Vinter
      Haugland Rydberg Koskela Virtanen Laaksonen Bjørndal Thorsen Hagström Fossum`),
    cities: ['Tromsø', 'Göteborg', 'Aarhus', 'Turku', 'Bergen', 'Reykjavík', 'Malmö'],
  },
  {
    given: words(
      `Lucía Mateo Inés Diego Valentina Andrés Camila Rodrigo Paloma Joaquín Marisol Esteban Ximena Álvaro Renata Gonzalo Beatriz Nicolás Itziar Unai`,
    ),
    family:
      words(`Carrasco Ibáñez Quiroga Montalvo Escudero Villarreal Zamora Peñalver Arrieta Cifuentes Saavedra Olmedo
      Rentería Belmonte Castañeda Urrutia Figueroa Maldonado Salcedo Bustamante`),
    cities: ['Sevilla', 'Bogotá', 'Oaxaca', 'Rosario', 'Valparaíso', 'Bilbao', 'Quito'],
  },
  {
    given: words(
      `Thaís Rafael Joana Tiago Marina Caetano Helena Duarte Beatriz Leandro Iara Vasco Luana Gil Yasmin Otávio`,
    ),
    family: words(
      `Azevedo Nogueira Figueiredo Teles Bragança Sequeira Moreira Vasconcelos Peixoto Lacerda Rezende Tavares Quintela Fontoura`,
    ),
    cities: ['Porto', 'Recife', 'Belo Horizonte', 'Lisboa', 'Florianópolis', 'Maputo'],
  },
  {
    given: words(
      `Camille Étienne Manon Bastien Élodie Thibault Solène Adrien Maëlle Corentin Ondine Léandre Fatou Mamadou Aïssatou Ousmane`,
    ),
    family: words(
      `Delacourt Fontanel Marchetti Besnard Lacombe Vauquelin Rousselle Chastain Delmas Perrault Guillaumin Sarrazin Diallo Traoré Ndiaye Cissokho`,
    ),
    cities: ['Nantes', 'Dakar', 'Lyon', 'Montréal', 'Genève', 'Abidjan', 'Rennes'],
  },
  {
    given: words(
      `Annika Matthias Friederike Konrad Leonie Florian Henriette Jannik Svenja Lukas Mareike Till Ottilie Benedikt Wiebke Pieter Sanne Joost Marijke Ruben`,
    ),
    family:
      words(`Achterberg Feldmann Grünwald Hoffstedt Kesselring Lindenau Obermaier Rautenberg Schönfelder Tiedemann Wiesinger Zellweger
      van_Houten de_Bruyn Terpstra Vermeulen Dijkstra Brandt Ackermann`).map((w) => w.replace('_', ' ')),
    cities: ['Leipzig', 'Graz', 'Utrecht', 'Basel', 'Hamburg', 'Gent', 'Freiburg'],
  },
  {
    given: words(
      `Agnieszka Tomasz Zofia Wojciech Kinga Bartosz Małgorzata Łukasz Tereza Ondřej Zdeňka Radek Bogna Jiří Ilona Gergő Réka Zsófia Dávid`,
    ),
    family: words(
      `Kowalczyk Wiśniewska Zieliński Dąbrowska Mazurek Sikorski Górecka Novotný Procházka Dvořáková Havelka Szalai Bíró Fekete Horváth`,
    ),
    cities: ['Kraków', 'Brno', 'Budapest', 'Gdańsk', 'Wrocław', 'Ostrava'],
  },
  {
    given: words(
      `Elif Mert Zeynep Kerem Aylin Emre Defne Ozan Selin Barış Şirin Umut Ceren Tolga Nehir İpek`,
    ),
    family: words(
      `Karaca Yıldırım Özkan Aksoy Demirel Şahin Kılıçoğlu Erdoğmuş Tunçel Günay Sarıoğlu Bozkurt Uçar Alkan`,
    ),
    cities: ['İzmir', 'Ankara', 'Bursa', 'İstanbul'],
  },
  {
    given:
      pairs(`Anna=Анна Igor=Игорь Darya=Дарья Sergey=Сергей Olena=Олена Taras=Тарас Oksana=Оксана Nikita=Никита Svetlana=Светлана
      Yaroslav=Ярослав Kateryna=Катерина Bohdan=Богдан Milena=Милена Stefan=Стефан`),
    family:
      pairs(`Melnyk=Мельник Kovalenko=Коваленко Sokolova=Соколова Lysenko=Лысенко Petrov=Петров Antonova=Антонова Shevchuk=Шевчук
      Vasiliev=Васильев Orlova=Орлова Dimitrov=Димитров Bondarenko=Бондаренко Zaytseva=Зайцева`),
    ownScript: 0.35,
    cities: ['Київ', 'Lviv', 'Tbilisi', 'София', 'Almaty', 'Riga'],
  },
  {
    given: pairs(
      `Layla=ليلى Omar=عمر Yasmin=ياسمين Karim=كريم Huda=هدى Tariq=طارق Salma=سلمى Nabil=نبيل Rania=رانيا Ziad=زياد Amal=أمل Faris=فارس`,
    ),
    family: pairs(
      `Haddad=حداد Mansour=منصور Khoury=خوري Nasser=ناصر Saleh=صالح Aziz=عزيز Rahman=رحمن Qasim=قاسم Darwish=درويش Shami=شامي Bakri=بكري`,
    ),
    ownScript: 0.3,
    cities: ['Beirut', 'Amman', 'Cairo', 'Tunis', 'Casablanca', 'Doha'],
  },
  {
    given: pairs(
      `Noa=נועה Yonatan=יונתן Tamar=תמר Itai=איתי Shira=שירה Amit=עמית Michal=מיכל Eitan=איתן Hadas=הדס Gal=גל`,
    ),
    family: pairs(
      `Shalev=שלו Carmi=כרמי Barak=ברק Golan=גולן Harel=הראל Oren=אורן Peled=פלד Tzur=צור Livneh=לבנה Regev=רגב`,
    ),
    ownScript: 0.3,
    cities: ['Haifa', 'Tel Aviv', 'Beer Sheva'],
  },
  {
    given: pairs(
      `Ananya=अनन्या Rohan=रोहन Kavya=काव्या Arjun=अर्जुन Meera=मीरा Vikram=विक्रम Ishaan=ईशान Priya=प्रिया Nikhil=निखिल Lata=लता Devika=देविका Sameer=समीर`,
    ),
    family: pairs(
      `Kulkarni=कुलकर्णी Deshmukh=देशमुख Bhattacharya=भट्टाचार्य Iyer=अय्यर Mehrotra=मेहरोत्रा Rao=राव Joshi=जोशी Chauhan=चौहान Nair=नायर Saxena=सक्सेना Thakur=ठाकुर`,
    ),
    ownScript: 0.12,
    cities: ['Pune', 'Kolkata', 'Bengaluru', 'Kochi', 'Jaipur', 'Hyderabad'],
  },
  {
    given: pairs(
      `Wei=伟 Xiulan=秀兰 Minghao=明浩 Yuting=雨婷 Zihan=子涵 Jiaqi=佳琪 Haoran=浩然 Lin=琳 Yifan=一帆 Meiling=美玲 Jun=军`,
    ),
    family: pairs(
      `Zhao=赵 Lin=林 Huang=黄 Zhou=周 Xu=徐 Sun=孙 Gao=高 Luo=罗 Liang=梁 Song=宋 Tang=唐 Deng=邓`,
    ),
    ownScript: 0.4,
    order: 'family first joined',
    cities: ['杭州', 'Chengdu', 'Taipei', '深圳', 'Singapore', 'Xiamen'],
  },
  {
    given: pairs(
      `Haruka=遥 Kenji=健二 Aiko=愛子 Takumi=匠 Yui=結衣 Sora=空 Naoko=直子 Riku=陸 Mio=美桜 Daiki=大輝 Chihiro=千尋`,
    ),
    family: pairs(
      `Fujimoto=藤本 Kobayashi=小林 Nakagawa=中川 Shimizu=清水 Hayashi=林 Okada=岡田 Murakami=村上 Ishikawa=石川 Ogawa=小川 Matsuda=松田 Ueno=上野`,
    ),
    ownScript: 0.4,
    order: 'family first joined',
    cities: ['京都', 'Sapporo', 'Fukuoka', '東京', 'Nagoya'],
  },
  {
    given: pairs(
      `Jiwoo=지우 Minseo=민서 Hyun=현 Seojun=서준 Yuna=유나 Dohyun=도현 Haeun=하은 Jihoon=지훈 Sumin=수민 Taeyang=태양`,
    ),
    family: pairs(`Kim=김 Park=박 Choi=최 Jung=정 Kang=강 Yoon=윤 Lim=임 Han=한 Shin=신 Seo=서`),
    ownScript: 0.4,
    order: 'family first joined',
    cities: ['서울', 'Busan', 'Daejeon'],
  },
  {
    given: words(
      `Adaeze Chidi Ngozi Emeka Folake Tunde Yewande Kwame Abena Kofi Efua Wanjiru Kamau Achieng Baraka Thandiwe Sipho Nomvula Lerato Zawadi`,
    ),
    family: words(
      `Okonkwo Adeyemi Balogun Eze Nwachukwu Mensah Boateng Owusu Kariuki Odhiambo Mwangi Dlamini Khumalo Mokoena Nkosi Abiodun`,
    ),
    cities: ['Lagos', 'Accra', 'Nairobi', 'Durban', 'Kumasi', 'Kampala'],
  },
  {
    given: words(
      `Linh Minh Thảo Quân Ngọc Bảo Hương Khánh Dewi Bagus Putri Agung Sari Wayan Malia Kainoa Leilani Keoni Sina Tama Aroha Wiremu`,
    ),
    family: words(
      `Nguyễn Trần Phạm Đặng Vũ Santoso Wijaya Pratama Lestari Kahale Kealoha Akana Tupuola Ngata Parata Leota`,
    ),
    cities: ['Đà Nẵng', 'Yogyakarta', 'Hanoi', 'Hilo', 'Apia', 'Ōtautahi'],
  },
  {
    given: pairs(
      `Eleni=Ελένη Giorgos=Γιώργος Katerina=Κατερίνα Nikos=Νίκος Despina=Δέσποινα Petros=Πέτρος Ioanna=Ιωάννα Stavros=Σταύρος`,
    ),
    family: pairs(
      `Galanis=Γαλάνης Makris=Μακρής Kalogeras=Καλογεράς Vlachou=Βλάχου Stathis=Στάθης Kontos=Κοντός Lekka=Λέκκα`,
    ),
    ownScript: 0.3,
    cities: ['Θεσσαλονίκη', 'Patras', 'Athens', 'Heraklion'],
  },
];
