/** What people write about themselves: crafts, things, habits, places of work. Filled into the shapes of `bios.ts`. */
const list = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const work = list(`
  Backend developer
  Frontend engineer
  Site reliability engineer
  Compiler tinkerer
  Data journalist
  Embedded software engineer
  Bioinformatician
  Database person
  Graphics programmer
  Maths teacher who codes
  PhD student in hydrology
  Typeface designer
  Accessibility consultant
  Geospatial developer
  Network engineer
  Retired sysadmin
  Game developer
  Research software engineer
  Librarian and Python user
  Security researcher
  Robotics student
  Technical writer
  Product designer
  Speech recognition researcher
  Civil engineer learning Rust
  Climate modeller
  Astronomer
  Translator and web developer
  Mobile developer
  Freelance developer`);

export const things = list(`
  tide tables and Fortran
  old synthesisers
  tiny web servers
  bird song recordings
  printer drivers nobody asked for
  maps of places that flood
  parsers
  e-ink displays
  bicycle telemetry
  type systems
  knitting charts as code
  model railways
  weather stations
  chess engines
  crossword generators
  seismograph data
  home-made keyboards
  public transport data
  sourdough timers
  ham radio
  colour science
  spreadsheets that got out of hand
  beehive sensors
  medieval manuscripts
  music notation
  telescope control
  allotment irrigation
  small languages
  shaders
  time zones`);

export const habits = list(`
  Mostly offline on Sundays.
  She/her.
  He/him.
  They/them.
  Opinions are my own.
  Coffee first.
  Dogs welcome.
  Slow reviewer.
  Here for the issues, not the stars.
  Always learning.
  Ask me about moss.
  Father of two.
  Climber.
  Open to work.
  Please write tests.
  Runs long distances, writes short functions.
  Formerly at a bank.
  Mentoring on Thursdays.`);

export const companies = list(`
  Alder & Rook
  Northlight Labs
  Kestrel Works
  Saltmarsh Software
  Fennel Studio
  Quietloop
  Brightwater Institute
  Copper Lantern
  University of Ferrow
  Tallgrass Data
  Meridian Rail
  Hearthside
  Ostrava Robotics
  Bluff Point Observatory
  Pinemarten
  Harbour Trust
  Lowland Energy
  Papercrane`);
