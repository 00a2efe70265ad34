/*
 * Names of programs and accounts, written from general knowledge before any was measured: copies of the kinds that attackers are
 * known for, and pairs of genuine names that lie close together. "copy target" each; no rule was mended with them.
 */
const pairs = (text: string) =>
  text
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]);

export const OWN_COPIES = pairs(`
exprss express|reqeust request|axois axios|axioss axios|chalkk chalk|momnet moment|webpak webpack|eslnt eslint|mongose mongoose|mongooose mongoose
socketio socket.io|socket-io socket.io|bodyparser body-parser|cookieparser cookie-parser|nodemailer-js nodemailer|node-mailer nodemailer
fs-extras fs-extra|typescriptjs typescript|type-script typescript|reactdom react-dom|react-doom react-dom|vuerouter vue-router|babelcli babel-cli
css_loader css-loader|flaskk flask|flsak flask|pandsa pandas|numppy numpy|nunpy numpy|scikitlearn scikit-learn|scikit-lern scikit-learn
tenserflow tensorflow|tensorfIow tensorflow|request5 requests|python-requests requests|requests3 requests|beautifulsoup beautifulsoup4
pyton-dateutil python-dateutil|python-dateutils python-dateutil|seleniun selenium|selenum selenium|crytography cryptography|cryptograpy cryptography
opencv-pyhton opencv-python|opencv_python opencv-python|discrod.py discord.py|discordpy discord.py|colorsjs colors|coloors colors|uuidd uuid
dotenvv dotenv|dot-env dotenv|winstn winston|inquierer inquirer|commandr commander|rimarf rimraf|jsonwebtokn jsonwebtoken|json-webtoken jsonwebtoken
bcryptt bcrypt|bycrypt bcrypt|sequelze sequelize|sequilize sequelize|official-axios axios|lodash-utils lodash|lodahs lodash|underscor underscore
maya.hollimundd maya.hollimund|maya_holimund maya.hollimund|realferrowbay ferrowbay|ferrowbay_official ferrowbay|ferowbay ferrowbay|ferrow_bay ferrowbay
tromsolights1 tromsolights|tromso.light tromsolights|tromsolihgts tromsolights|0akandiron oakandiron|oakandironn oakandiron|the.oakandiron oakandiron
`);

export const OWN_OTHERS = pairs(`
react preact|express-session cookie-session|date-fns date-fns-tz|webpack-dev-server webpack-dev-middleware|babel-core babel-cli|css-loader sass-loader
style-loader file-loader|url-loader raw-loader|eslint tslint|eslint-plugin-react eslint-plugin-import|redis ioredis|mysql mysql2|mongodb mongojs
passport-local passport-jwt|body-parser cookie-parser|socket.io socket.io-client|react-dom react-router|react-router react-router-dom
vue-router vue-loader|vuex vuetify|angular-route angular-animate|d3-scale d3-shape|d3-array d3-drag|flask-login flask-admin|django-filter django-redis
numpy numba|scipy sympy|pandas pandera|pytest-cov pytest-mock|requests grequests|aiohttp aioftp|aioredis aiomysql|urllib3 httplib2|pylint pytype
boto3 boto|nose nose2|mock moto|tox nox|attrs attr|toml tomli|tomli tomli-w|orjson ujson|simplejson jsonpickle|pyqt5 pyqt6|pyside2 pyside6|glob globby
mkdirp rmdirp|execa exec|uuid nuid|nanoid nano|semver semver-compare|async async-lock|colors color|color-name color-convert|through through2
concat-stream merge-stream|readable-stream string-stream|fs-extra fs-tree|path-parse path-key|minimist minimatch|yargs yargs-parser
inquirer enquirer|gulp-sass grunt-sass|gulp-concat gulp-uglify|node-sass node-gyp|less-loader sass-loader|is-number is-buffer|has-flag has-ansi
get-stream get-stdin|p-map p-queue|koa-router koa-static|fastify-cors fastify-jwt|react-select react-slick|graphql-tag graphql-tools
annahofer annahofmann|tom.baker tom.barker|lisa_meyer lisa_mayer1984|oakandiron oakandivy|ferrowbay farrowhay|jan.novak jana.novakova|mariasilva mariasilvestre
`);
