/*
 * Pairs of names by the kinds that lists of wanted and watched people hold, written from general knowledge: "+" one person, "-" two.
 * Nobody measured them before they were written. Rules were mended with the first table at hand; the second was written
 * afterwards, and of it one rule came ("dsch" in German). Most names are of public people, so that anybody can check the label.
 */
export type OwnName = { kind: string; a: string; b: string; expected: boolean };

function read(table: string): OwnName[] {
  let kind = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [sign, rest] = [line[0], line.slice(2)];
      if (sign === '#') kind = rest;
      const [a, b] = rest.split(' | ');
      return sign === '#' ? [] : [{ kind, a: a!, b: b!, expected: sign === '+' }];
    });
}

export const FIRST_TABLE: readonly OwnName[] = read(`
# patronymics
+ Alexei Navalny | Alexei Anatolyevich Navalny
+ Navalny Alexei Anatolievich | Alexei Navalny
+ Dmitry Peskov | Dmitri Sergeyevich Peskov
+ D. S. Peskov | Dmitry Sergeyevich Peskov
+ PESKOV D.S. | Dmitry Sergeyevich Peskov
+ Olga Petrovna Sidorova | Olga Sidorova
- Olga Petrovna Sidorova | Olga Ivanovna Sidorova
- Dmitry Sergeyevich Peskov | Dmitry Andreyevich Peskov
- Ivan Petrovich Sidorov | Petr Ivanovich Sidorov
- Nikolai Ivanov | Nikola Ivanova Petrova
# cyrillic romanisation
+ Yevgeny Prigozhin | Evgeny Prigozhin
+ Yevgeny Prigozhin | Evgenii Prigojine
+ Sergei Shoigu | Serguei Choïgou
+ Mikhail Khodorkovsky | Michail Chodorkowski
+ Yuri Andropov | Juri Andropow
+ Boris Yeltsin | Boris Jelzin
+ Boris Yeltsin | Boris Eltsine
+ Nikita Khrushchev | Nikita Chruschtschow
+ Fyodor Dostoevsky | Fedor Dostojewski
+ Leonid Brezhnev | Leonid Breschnew
+ Alexander Lukashenko | Aliaksandr Lukashenka
+ Volodymyr Zelensky | Vladimir Zelensky
+ Petro Poroshenko | Piotr Poroszenko
+ Julia Tymoshenko | Yuliya Timoshenko
+ Sergiy Kyslytsya | Serhii Kyslytsia
+ Oleksandr Usyk | Aleksandr Usik
+ Vitali Klitschko | Vitaliy Klychko
+ Aleksandr Solzhenitsyn | Alexander Solschenizyn
+ Garry Kasparov | Garri Kasparow
+ Владимир Зеленский | Володимир Зеленський
+ Евгений Пригожин | Yevgeny Prigozhin
+ Алексей Навальный | Alexei Navalny
+ Жанна Агузарова | Zhanna Aguzarova
+ Юлия Тимошенко | Yulia Tymoshenko
+ Хрущёв Никита | Nikita Khrushchev
+ Щербаков Андрей | Andrei Shcherbakov
- Сергей Лавров | Sergei Ivanov
- Иван Петров | Ivan Sidorov
- Андрей Козлов | Andrei Kozyrev
- Анна Каренина | Anna Kournikova
- Николай Рыжков | Nikolai Ryabkov
- Александр Новак | Alexander Bastrykin
- Игорь Шувалов | Igor Sechin
- Михаил Фрадков | Mikhail Fridman
# arabic
+ Muammar Gaddafi | Moammar Qadhafi
+ Muammar Gaddafi | Mouammar Kadhafi
+ Saddam Hussein | Saddam Husayn
+ Saddam Hussein | Sadam Hussain
+ Yasser Arafat | Yasir Arafat
+ Hosni Mubarak | Husni Moubarak
+ Khalid Sheikh Mohammed | Khaled Shaikh Muhammad
+ Ayman al-Zawahiri | Aiman al Dhawahiri
+ Ayman al-Zawahiri | Ayman Zawahiri
+ Abu Bakr al-Baghdadi | Abou Bakr Al Baghdadi
+ Abdul Rahman Yasin | Abd al-Rahman Yassin
+ Abdul Rahman Yasin | Abdurrahman Yasin
+ Abdulrahman Yasin | Abd-ar-Rahman Yasin
+ Abdullah Ahmed Abdullah | Abdallah Ahmad Abdallah
+ Abdel Fattah el-Sisi | Abd al-Fattah as-Sisi
+ Abdelfattah Al Sissi | Abdel Fattah el-Sisi
+ Bashar al-Assad | Bachar el-Assad
+ Bashar al-Assad | Bashar Asad
+ Omar al-Bashir | Umar Hassan Ahmad al-Bashir
+ Youssef Chahed | Yusuf Shahid
+ Nouri al-Maliki | Nuri Al Maliky
+ Saeed Jalili | Said Djalili
+ Qasem Soleimani | Kassem Suleimani
+ Qasem Soleimani | Ghasem Soleymani
+ Mohamed Morsi | Muhammad Mursi
+ Mohamed Morsi | Mohammed Mursy
+ محمد مرسي | Mohamed Morsi
+ بشار الأسد | Bashar al-Assad
+ صدام حسين | Saddam Hussein
+ جمال عبد الناصر | Gamal Abdel Nasser
- Bashar al-Assad | Maher al-Assad
- Mohammed bin Zayed | Hamdan bin Zayed
- Mohammed bin Rashid | Mohammed bin Salman
- Zayed bin Khalifa | Khalifa bin Zayed
- Ahmad Hassan | Ahmad Hussein
- Mohamed Ali | Mohamed Amin
- Ali Hassan al-Majid | Ali Hussein al-Majid
- Abdul Ghani | Abdul Ghafar
- Abdul Rahim Wardak | Abdul Rahman Wardak
- Ismail Haniyeh | Ismail Khan
- محمد مرسي | Mohamed ElBaradei
- حسن نصر الله | Hassan Rouhani
# chinese korean japanese
+ Mao Zedong | Mao Tse-tung
+ Zhou Enlai | Chou En-lai
+ Deng Xiaoping | Teng Hsiao-ping
+ Xi Jinping | Jinping Xi
+ Xi Jinping | XiJinping
+ Xi Jinping | 习近平
+ Jack Ma | Ma, Jack
+ Lee Kuan Yew | Lee Kwan Yew
+ Tsai Ing-wen | Cai Yingwen
+ Kim Jong-il | Kim Chong-il
+ Park Geun-hye | Pak Kun-hye
+ Roh Moo-hyun | Noh Moo Hyun
+ Shinzo Abe | Shinzō Abe
+ Shinzo Abe | Abe Shinzo
+ Taro Aso | Tarō Asō
+ Ryuichi Sakamoto | Sakamoto Ryuuichi
+ Ban Ki-moon | Ban Ki Moon
+ 安倍晋三 | 安倍 晋三
+ 毛泽东 | 毛澤東
+ 習近平 | 习近平
+ 김정은 | Kim Jong-un
+ Ho Chi Minh | Hồ Chí Minh
+ Nguyễn Phú Trọng | Nguyen Phu Trong
- Kim Jong-un | Kim Jong-il
- Kim Jong-un | Kim Yo-jong
- Kim Jong-un | Kim Jong-nam
- Li Keqiang | Li Qiang
- Li Keqiang | Li Peng
- Wang Yi | Wang Qishan
- Zhang Wei | Zhang Lei
- Chen Shui-bian | Chen Chu
- Moon Jae-in | Lee Jae-myung
- 王毅 | 王岐山
- Nguyen Van Linh | Nguyen Van Thieu
- Shinzo Abe | Shintaro Abe
- Taro Aso | Taro Kono
# initials
+ J. R. R. Tolkien | John Ronald Reuel Tolkien
+ JRR Tolkien | J. R. R. Tolkien
+ George W. Bush | George Walker Bush
+ George W Bush | George Bush
+ J.K. Rowling | Joanne Rowling
+ Robert F. Kennedy | Robert Francis Kennedy
+ A. Merkel | Angela Merkel
+ Merkel, A. | Angela Merkel
+ Jean-Luc Mélenchon | J.-L. Mélenchon
+ Jean-Luc Mélenchon | J-L Melenchon
+ Samuel L. Jackson | Samuel Jackson
- George W. Bush | George H. Bush
- George W. Bush | George Herbert Bush
- John F. Kennedy | John Q. Kennedy
- B. Merkel | Angela Merkel
- A.M. | Angela Merkel
- J. Smith | Peter Smith
- R. Kennedy | Ted Kennedy
# titles
+ Dr. Angela Merkel | Angela Merkel
+ Chancellor Angela Merkel | Angela Merkel
+ General Qasem Soleimani | Qasem Soleimani
+ Maj. Gen. Qasem Soleimani | Qasem Soleimani
+ Brigadier General Hossein Salami | Hossein Salami
+ Admiral Ali Shamkhani | Ali Shamkhani
+ His Excellency Paul Kagame | Paul Kagame
+ H.E. Paul Kagame | Paul Kagame
+ Comrade Kim Jong-un | Kim Jong-un
+ Supreme Leader Ali Khamenei | Ali Khamenei
+ Ayatollah Ali Khamenei | Ali Khamenei
+ Vice President Mike Pence | Mike Pence
+ Former President Barack Obama | Barack Obama
+ Foreign Minister Sergei Lavrov | Sergei Lavrov
+ Ambassador Susan Rice | Susan Rice
+ Sultan Qaboos bin Said | Qaboos bin Said
+ Emir Tamim bin Hamad | Tamim bin Hamad
+ Marshal Khalifa Haftar | Khalifa Haftar
+ Sri Narendra Modi | Narendra Modi
+ Shri Narendra Modi | Narendra Modi
+ Baroness Margaret Thatcher | Margaret Thatcher
+ Sir Keir Starmer | Keir Starmer
+ Rt Hon Boris Johnson | Boris Johnson
+ Colonel Muammar Gaddafi | Muammar Gaddafi
+ Attorney General Merrick Garland | Merrick Garland
+ Rev. Jesse Jackson | Jesse Jackson
+ Donald Trump Jr. | Donald Trump Jr
+ Martin Luther King Jr. | Martin Luther King
+ Henry Ford II | Henry Ford
+ Angela Merkel, PhD | Angela Merkel
+ Angela Merkel MdB | Angela Merkel
+ Igor Sechin Inc. | Igor Sechin
+ Igor Sechin Ltd | Igor Sechin
+ Mrs Margarita Simonyan | Margarita Simonyan
+ President Lukashenko | Alexander Lukashenko
+ Chancellor Scholz | Olaf Scholz
+ Prime Minister Netanyahu | Benjamin Netanyahu
- President Obama | President Trump
- General Soleimani | General Salami
- Prince Andrew | Prince Harry
- Dr. Smith | Dr. Jones
# order and joining
+ Viktor Orbán | Orban Viktor
+ Merkel Angela | Angela Merkel
+ MERKEL, Angela Dorothea | Angela Merkel
+ AngelaMerkel | Angela Merkel
+ angelamerkel | Angela Merkel
+ Angela  Mer kel | Angela Merkel
+ An gela Merkel | Angela Merkel
+ Vladi mir Putin | Vladimir Putin
+ Angela Merkel Angela | Angela Merkel
+ Angela Merkel Merkel | Angela Merkel
+ Angela-Merkel | Angela Merkel
+ Angela_Merkel | Angela Merkel
+ Salman Mohammed bin | Mohammed bin Salman
# middle names, particles, double surnames
+ Angela Dorothea Merkel | Angela Merkel
+ Hillary Rodham Clinton | Hillary Clinton
+ Gabriel José García Márquez | Gabriel García Márquez
+ Gabriel García | Gabriel García Márquez
+ Luiz Inácio Lula da Silva | Lula da Silva
+ Ursula von der Leyen | Ursula Leyen
+ Ursula von der Leyen | Ursula Vonderleyen
+ Ludwig van Beethoven | Ludwig Beethoven
+ Vincent van Gogh | Vincent Vangogh
+ Charles de Gaulle | Charles DeGaulle
+ Robert De Niro | Robert Deniro
+ Annegret Kramp-Karrenbauer | Annegret Kramp Karrenbauer
+ Annegret Kramp-Karrenbauer | Annegret Kramp
+ Conor McGregor | Conor Mc Gregor
+ Sean O'Connor | Sean OConnor
+ Sean O'Connor | Sean O Connor
+ Diego Armando Maradona | Diego Maradona
+ Pedro Sánchez Pérez-Castejón | Pedro Sánchez
+ Jair Messias Bolsonaro | Jair Bolsonaro
+ Nicolás Maduro Moros | Nicolas Maduro
+ Ana Patrícia Botín-Sanz | Ana Botín
+ Hugo Rafael Chávez Frías | Hugo Chávez
+ Osama bin Mohammed bin Awad bin Laden | Osama bin Laden
- Maria García López | Maria García Pérez
- Juan Carlos Gómez | Juan Pablo Gómez
- José Antonio Pérez | José Luis Pérez
- Angela Dorothea Merkel | Dorothea Schmidt
- Ana de la Cruz | Ana de la Vega
- Jean Le Pen | Marine Le Pen
- Hans van Dijk | Hans van Berg
# diacritics
+ Jürgen Müller | Juergen Mueller
+ Jürgen Müller | Jurgen Muller
+ Søren Kierkegaard | Soeren Kierkegaard
+ Søren Kierkegaard | Soren Kierkegaard
+ Łukasz Wałęsa | Lukasz Walesa
+ Slobodan Milošević | Slobodan Milosevic
+ Slobodan Milošević | Slobodan Miloshevich
+ Zoran Đinđić | Zoran Djindjic
+ Nicolae Ceaușescu | Nicolae Ceausescu
+ Franz Josef Strauß | Franz Josef Strauss
+ Björn Borg | Bjoern Borg
+ Ångström Anders | Anders Aangstroem
+ İlham Əliyev | Ilham Aliyev
+ Mustafa Kemal Atatürk | Mustafa Kemal Ataturk
# typos
+ Angela Merkle | Angela Merkel
+ Angela Merkell | Angela Merkel
+ Angel Merkel | Angela Merkel
+ Anegla Merkel | Angela Merkel
+ Emmannuel Maccron | Emmanuel Macron
+ Bark Obama | Barack Obama
+ Vladmir Puttin | Vladimir Putin
+ Volodimir Zelenskij | Volodymyr Zelenskyy
+ Benjmain Netanyaho | Benjamin Netanyahu
+ Elon Musc | Elon Musk
+ Joe Bidden | Joe Biden
+ Donlad Tramp | Donald Trump
+ Bil Gates | Bill Gates
+ Xi Jingping | Xi Jinping
+ Tim Cock | Tim Cook
+ Ali Khamanei | Ali Khamenei
+ Recip Tayip Erdogan | Recep Tayyip Erdoğan
+ Shavkat Mirziyoev | Shavkat Mirziyoyev
# leet and disguise
+ V1adimir Put1n | Vladimir Putin
+ Nicol@s M@duro | Nicolas Maduro
+ $ergei Lavrov | Sergei Lavrov
+ 4ngela M3rkel | Angela Merkel
+ Vlad!mir Putin | Vladimir Putin
+ Аngеlа Меrkеl | Angela Merkel
+ V l a d i m i r Putin | Vladimir Putin
+ Angela Merkel 1 | Angela Merkel
+ Angela Merkel (official) | Angela Merkel
# nicknames
+ Bill Clinton | William Clinton
+ Joe Biden | Joseph Biden
+ Bob Dole | Robert Dole
+ Mike Pompeo | Michael Richard Pompeo
+ Jimmy Carter | James Carter
+ Bernie Sanders | Bernard Sanders
+ Tony Blair | Anthony Blair
+ Vlad Putin | Vladimir Putin
+ Volodya Putin | Vladimir Putin
+ Sasha Lukashenko | Alexander Lukashenko
+ Misha Khodorkovsky | Mikhail Khodorkovsky
+ Bibi Netanyahu | Benjamin Netanyahu
+ Kostya Tszyu | Konstantin Tszyu
+ Pepe Mujica | José Mujica
+ Alex Navalny | Alexei Navalny
+ Liz Truss | Elizabeth Truss
- Bill Smith | Robert Smith
- Kate Brown | Karen Brown
# first-name or surname swaps
- Angela Merkel | Andrea Merkel
- Angela Merkel | Angela Maier
- Emmanuel Macron | Brigitte Macron
- Bill Clinton | Hillary Clinton
- Boris Johnson | Ron Johnson
- Alexei Navalny | Yulia Navalnaya
- Donald Trump | Ivanka Trump
- Erik Prince | Eric Clapton
- Raul Castro | Fidel Castro
- Uday Hussein | Qusay Hussein
- Igor Sechin | Igor Shuvalov
- Vladimir Putin | Vladimir Potanin
- Sergei Lavrov | Sergei Lebedev
- Viktor Orbán | Viktor Ponta
- Ramzan Kadyrov | Akhmad Kadyrov
- Paul Biya | Paul Kagame
- Robert Mugabe | Grace Mugabe
- Matteo Salvini | Matteo Renzi
- Justin Trudeau | Pierre Trudeau
- Marine Le Pen | Marion Maréchal
- Peter Altmaier | Peter Altenberg
- Rishi Sunak | Akshata Murty
- Nikki Haley | Nicky Hayden
- Christian Lindner | Christian Linder-Meyer Schulz
- Thomas Mann | Thomas Manning
- Pavel Durov | Pavel Gubarev
- Gerhard Schröder | Gerhard Schindler
- John Smith | John Smithson Parker
# a man's and a woman's surname
- Alexander Petrov | Alexandra Petrova
- Oleg Baranov | Olga Baranova
- Valery Ivanov | Valeria Ivanova
# person against organisation or one word
- Angela Merkel | Merkel Foundation
- Elon Musk | Musk Industries
- Tesla | Nikola Tesla
- Obama | Barack Obama
+ Pelé | Pele
+ Madonna | Madona
- Madonna | Maradona
- Ronaldo | Rivaldo
`);

/** Written when the rules stood. */
export const SECOND_TABLE: readonly OwnName[] = read(`
# substitutions one letter (analysts: same)
+ Narendra Mody | Narendra Modi
+ Keir Starner | Keir Starmer
+ Pedro Sanchas | Pedro Sanchez
+ Olav Scholz | Olaf Scholz
+ Vladimir Putim | Vladimir Putin
+ Joe Bident | Joe Biden
+ Mark Zuckerburg | Mark Zuckerberg
+ Warren Buffet | Warren Buffett
+ Tim Cooke | Tim Cook
+ Serena Willams | Serena Williams
+ Usein Bolt | Usain Bolt
+ Roger Federar | Roger Federer
+ Novak Djokovich | Novak Djokovic
+ Rafael Nadel | Rafael Nadal
+ Lewis Hamiltan | Lewis Hamilton
+ Roman Abramowitsch | Roman Abramovich
+ Alisher Usmonov | Alisher Usmanov
+ Oleg Deripasca | Oleg Deripaska
+ Михаил Мишустен | Михаил Мишустин
+ Виктор Орбан | Viktor Orbán
+ Ким Чен Ын | Ким Чен Ин
+ نتنياهو بنيامين | بنيامين نتنياهو
+ Αλέξης Τσίπρας | Alexis Tsipras
+ بنيامين نتنياهو | Benjamin Netanyahu
+ 文在寅 | 文在寅
+ 문재인 | Moon Jae-in
+ שמעון פרס | Shimon Peres
+ नरेन्द्र मोदी | Narendra Modi
+ ნიკა გილაური | Nika Gilauri
+ Эммануэль Макрон | Emmanuel Macron
+ Дональд Трамп | Donald Trump
# swaps
- Keir Hardie | Keir Starmer
- Theresa Villiers | Theresa May
- David Campbell | David Cameron
- Gordon Banks | Gordon Brown
- Friedrich Metz | Friedrich Engels
- Andrzej Duda | Andrzej Lepper
- Donald Tusk | Donald Trump
- Giorgia Meloni | Giorgio Napolitano
- Silvio Berlusconi | Silvio Bertolini
- Emmanuel Petit | Emmanuel Macron
- Nicolas Hulot | Nicolas Sarkozy
- Mariano Rajoy | Mariano Rivera
- Pedro Castillo | Pedro Sánchez
- Gustavo Petro | Gustavo Perez
- Gabriel Boric | Gabriel Batistuta
- Jair Bolsonaro | Flavio Bolsonaro
- Alberto Fernández | Alberto Fujimori
- Cristina Kirchner | Néstor Kirchner
- Justin Timberlake | Justin Trudeau
- Cyril Smith | Cyril Ramaphosa
- Jacob Zuma | Jacob Rees-Mogg
- Paul Kagame | Paul Rusesabagina
- Abdel Fattah el-Burhan | Abdel Fattah el-Sisi
- King Abdullah | King Hussein
- Michael Schumacher | Ralf Schumacher
- Serena Williams | Venus Williams
- Andy Murray | Jamie Murray
- LeBron James | Bronny James
- Tom Hanks | Tom Hardy
- Bill Gates | Melinda Gates
- Larry Ellison | Larry Page
- Sergey Brin | Sergey Bubka
- Gennady Timchenko | Gennady Zyuganov
- Arkady Rotenberg | Boris Rotenberg
- Igor Rotenberg | Igor Sechin
- Yuri Kovalchuk | Mikhail Kovalchuk
- Alexei Miller | Alexei Kudrin
- Vladimir Yakunin | Vladimir Yakushev
- Nikolai Patrushev | Nikolai Tokarev
- Viktor Medvedchuk | Viktor Medvedev
- Dmitry Rogozin | Dmitry Kozak
- Valery Gergiev | Valery Gerasimov
- 김정일 | 김정은
- 문재인 | 문재원
- 李克强 | 李显龙
- 安倍晋三 | 安倍晋太郎
- محمد بن سلمان | محمد بن زايد
- علی خامنه‌ای | مجتبی خامنه‌ای
- Михаил Горбачёв | Михаил Мишустин
- Сергей Шойгу | Sergei Lavrov
- Дмитрий Медведев | Dmitry Peskov
- Ангела Меркель | Angela Davis
- Андрей Малышев | Andrei Malakhov
- 習近平 | Xi Zhongxun
- 김정은 | Kim Jong-il
- Kim Yo-jong | Kim Jong-chul
- Choe Ryong-hae | Choe Son-hui
- Ri Yong-ho | Ri Su-yong
- Pak Pong-ju | Pak Yong-sik
- O Kuk Ryol | O Il Jong
- HWANG PYONG SO | HWANG JU SONG
- Malik Ishaq Ahmed | Malik Riaz Ahmed
- Hafiz Muhammad Saeed | Hafiz Abdul Salam
- MOHAMMAD HASAN AKHUND | MOHAMMAD ABBAS AKHUND
- ABDUL SALAM HANAFI | ABDUL SALAM ZAEEF
- KHALIL AHMED HAQQANI | BADRUDDIN HAQQANI
- NOORUDDIN TURABI MUHAMMAD QASIM | NOORUDDIN AZIZI MUHAMMAD QASIM
- SULTAN AZIZ AZAM | SULTAN AZIZ KHAN
- JAMIL UR RAHMAN SHAH | JAMIL UR RAHMAN KHALID
- MUSA BIN OMAR AL-SAADI | OMAR BIN MUSA AL-SAADI
- ALI MUSA AL-SHAWAKH | ALI MUSA AL-BAGHDADI
- AHMAD SALEH AL-RAWI | AHMAD JABER AL-RAWI
- HANI AL-SIBAI | HANI AL-NASHIRI
- SAID BAHAJI | SAID JAAFAR
- MOKHTAR BELMOKHTAR | MOKHTAR BENALI
- BOUBAKER AL-HAKIM | BOUBAKER BEN HABIB
- TAREK BEN HABIB MAAROUFI | TAREK BEN SALAH MAAROUFI
- MEHDI BEN MOHAMED KAMMOUN | MEHDI BEN ALI KAMMOUN
- AMRAN MANSOR | AMRAN HAMBALI
- ZULKIFLI ABDUL HIR | ZULKIFLI BIN HASSAN
- RULLIE IAN GIMENEZ | RULLIE IAN SANTOS
- ANGELO TRINIDAD | ANGELO REYES
- JOSEPH KONY | JOSEPH KABILA
- SYLVESTRE MUDACUMURA | SYLVESTRE BIZIMANA
- BOSCO TAGANDA | BOSCO NGABO
- THOMAS LUBANGA DYILO | THOMAS MULUMBA DYILO
- IYAD AG GHALI | IYAD AG BIBI
- ANTÓNIO INDJAI | ANTÓNIO MANÉ
- ABUBAKAR SHEKAU | ABUBAKAR ADAM
- Akhmed Chataev | Akhmed Zakaev
- Islam Seit-Umarovich Atabiev | Islam Magomedovich Atabiev
- Aslan Avgazarovich Byutukaev | Aslan Ruslanovich Byutukaev
# added or dropped
+ ABDUL BAQI BASIR AWAL SHAH | ABDUL BAQI
+ MOHAMMAD YAQOUB HAQQANI | MOHAMMAD YAQOUB
+ SHAMSUDDIN MOHAMMAD NOORI | SHAMSUDDIN NOORI
+ NAZIR MOHAMMAD ABDUL BASIR | NAZIR MOHAMMAD
+ SERGEY VADIMOVICH ABRAMOV | SERGEY ABRAMOV
+ Islam Seit-Umarovich Atabiev | Islam Atabiev
+ KIM TONG-MYONG | KIM TONG MYONG
+ CHANG CHANG-HA | JANG CHANG HA
+ RI WON HO | RI WON-HO
+ Robert Gabriel Mugabe | Robert Mugabe
+ Isaias Afwerki Abraham | Isaias Afwerki
+ Pervez Musharraf | General Pervez Musharraf
+ António Manuel Indjai | António Indjai
+ Felipe González | Felipe González Márquez
+ Juan Manuel Santos Calderón | Juan Manuel Santos
+ Mohammad Reza Pahlavi | Reza Pahlavi Mohammad
+ Abu Mohammad al-Julani | Abu Muhammad al-Jawlani
+ Ahmed al-Sharaa | Ahmad al-Shara
+ Hassan Nasrallah | Hasan Nasr Allah
+ Ismail Haniyeh | Ismail Haniya
+ Mahmoud Abbas | Mahmud Abbas
+ Ali Khamenei | Ali Chamenei
+ Hassan Rouhani | Hasan Rohani
+ Mohammad Javad Zarif | Mohammed Dschawad Sarif
+ Mahmoud Ahmadinejad | Mahmud Ahmadinedschad
+ Viktor Janukowytsch | Viktor Yanukovych
+ Viktor Juschtschenko | Viktor Yushchenko
+ Wladimir Schirinowski | Vladimir Zhirinovsky
+ Alexej Nawalny | Alexei Navalny
+ Sergej Lawrow | Sergei Lavrov
+ Dmitrij Medwedew | Dmitry Medvedev
+ Vladimir Poutine | Vladimir Putin
+ Dmitri Medvediev | Dmitry Medvedev
+ Petr Tchaïkovski | Pyotr Tchaikovsky
+ Anton Tschechow | Anton Chekhov
+ Lew Tolstoi | Leo Tolstoy
+ Ivan Turgenew | Ivan Tourgueniev
+ Abiy Ahmed Ali | Abiy Ahmed
+ Aleksandar Vucic | Aleksandar Vučić
+ Mateusz Morawiecki | Mateusz Moraviecki
+ Nguyen Xuan Phuc | Nguyễn Xuân Phúc
+ Sheikh Hasina | Shaikh Hasina Wajed
+ Imran Khan Niazi | Imran Khan
+ Sir Paul McCartney | Paul Mc Cartney
+ J.D. Vance | JD Vance
+ J.D. Vance | James David Vance
+ Dr Anthony Fauci | Tony Fauci
+ Ted Cruz | Rafael Edward Cruz
+ Jeb Bush | John Ellis Bush
+ Dick Cheney | Richard Cheney
+ Chuck Schumer | Charles Schumer
+ Lula | Lula
+ Sam Bankman-Fried | Samuel Bankman Fried
+ Beyoncé | Beyonce
`);
