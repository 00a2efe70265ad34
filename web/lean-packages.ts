import type { Plugin } from 'vite';
import { fewerButtons, fewerValues } from './lean-sheets.ts';

/** A part of a package that nobody here reaches, and what stands in its place. */
interface Lean {
  /** Paths of modules, below node_modules. */
  of: RegExp;
  instead: (code: string) => string;
}

const holding = (code: string) => () => code;

/**
 * What weighs and is never used: the packages offer no smaller build, and a bundler cannot know. Behind each entry stands what
 * would have to change here before the part were needed.
 */
const lean: readonly Lean[] = [
  {
    // Our pages are in English: of twenty-one languages one is kept.
    of: /@aws-amplify\/ui\/dist\/esm\/i18n\/dictionaries\/authenticator\/(?!en\.|defaultTexts\.)\w+\.mjs$/,
    instead: (code) => code.replace(/^const (\w+Dict) = \{[^]*?^\};$/m, 'const $1 = {};'),
  },
  {
    // Themes are style sheets here (no ThemeProvider, no createTheme). Each drawing of each part merged all of these anew.
    of: /@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/components\/index\.mjs$/,
    instead: holding('export const components = {};'),
  },
  {
    // Nobody signs in with a passkey (lib/auth says which ways there are).
    of: /@aws-amplify\/ui-react\/dist\/esm\/primitives\/Icon\/icons\/IconPasskey\.mjs$/,
    instead: holding('export const IconPasskey = () => null;'),
  },
  {
    // The code of an authenticator app is drawn when somebody sets one up.
    of: /@aws-amplify\/ui-react\/dist\/esm\/components\/Authenticator\/SetupTotp\/SetupTotp\.mjs$/,
    instead: (code) =>
      code.replace(
        "import QRCode from 'qrcode';",
        "const QRCode = { toDataURL: async (text) => (await import('qrcode')).default.toDataURL(text) };",
      ),
  },
  {
    // What only a server that renders with the router needs stands in the same file. The bundler leaves it out once it is told
    // that naming a part and extending React's class do nothing else. After an upgrade the file has another name: then
    // first-page.slow.test.ts is over its limit.
    of: /react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    instead: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^(var (?:Remix|Await)ErrorBoundary = class extends )React\d*\.Component/gm, '$1Object')
        .replace(/return shouldPrefetch && !isAbsolute \? [^;]* : link;/, 'return link;'),
  },
  {
    // Four lines of lodash bring twelve kilobytes: what is asked of them here is less than what they can do.
    of: /@aws-amplify\/ui\/dist\/esm\/machines\/authenticator\/utils\.mjs$/,
    instead: (code) =>
      code.replace(
        "import pickBy from 'lodash/pickBy.js';",
        `const pickBy = (of, keep) =>
           Object.fromEntries(Object.entries(of ?? {}).filter(([key, value]) => keep(value, key)));`,
      ),
  },
  {
    // What validators find, field by field: a sentence, or a list of them.
    of: /@aws-amplify\/ui\/dist\/esm\/validators\/index\.mjs$/,
    instead: (code) =>
      code.replace(
        "import merge from 'lodash/merge.js';",
        `const merge = (into, ...all) => {
           for (const found of all)
             for (const [field, words] of Object.entries(found ?? {}))
               if (words !== undefined)
                 into[field] = Array.isArray(words) ? Object.assign([...(into[field] ?? [])], words) : words;
           return into;
         };`,
      ),
  },
  {
    // Names of tokens are plain English words and digits.
    of: /@aws-amplify\/ui\/dist\/esm\/theme\/createTheme\/utils\.mjs$/,
    instead: (code) =>
      code.replace(
        "import kebabCase from 'lodash/kebabCase.js';",
        `const kebabCase = (name) =>
           (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+/g) ?? []).join('-').toLowerCase();`,
      ),
  },
  {
    // Nobody signs in by any way but a password that is proven (SRP) or a provider.
    of: /@aws-amplify\/auth\/dist\/esm\/providers\/cognito\/apis\/signInWith(?:CustomAuth|CustomSRPAuth|UserAuth|UserPassword)\.mjs$/,
    instead: (code) =>
      `export const ${/export \{ (\w+)/.exec(code)![1]!} = () => Promise.reject(new Error('No such way in here.'));`,
  },
  {
    // A choice of first factors is offered to those who sign in without a password alone.
    of: /@aws-amplify\/auth\/dist\/esm\/client\/flows\/userAuth\/handleSelectChallenge(?:WithPassword|WithPasswordSRP)?\.mjs$/,
    instead: (code) =>
      `export const ${/export \{ (\w+)/.exec(code)![1]!} = () => Promise.reject(new Error('No such way in here.'));`,
  },
  {
    // Themes, as above: a part that is given a style by its own properties asks whether the theme has a name for its value.
    of: /@aws-amplify\/ui\/dist\/esm\/theme\/createTheme\/createTheme\.mjs$/,
    instead: holding(`
      import { breakpoints } from '../breakpoints.mjs';
      const theme = { name: 'default-theme', tokens: {}, breakpoints, cssText: '', containerProps: () => ({}) };
      export const createTheme = () => theme;
    `),
  },
  {
    // What those names stand for, likewise.
    of: /@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/index\.mjs$/,
    instead: holding('export const tokens = {};\nexport const reactNativeTokens = {};'),
  },
  {
    of: /@aws-amplify\/ui\/dist\/esm\/i18n\/country-dial-codes\.mjs$/,
    instead: holding('export const countryDialCodes = [];'),
  },
  {
    // No screen here asks for a number of a phone: they are added in the settings.
    of: /@aws-amplify\/ui-react\/dist\/esm\/primitives\/PhoneNumberField\/PhoneNumberField\.mjs$/,
    instead: holding('export const PhoneNumberField = () => null;'),
  },
  {
    // Codes by email are no second factor in our pools (lib/identity).
    of: /@aws-amplify\/ui-react\/dist\/esm\/components\/Authenticator\/SetupEmail\/SetupEmail\.mjs$/,
    instead: holding(
      'export const SetupEmail = Object.assign(() => null, { Header: () => null, Footer: () => null });',
    ),
  },
  {
    // Tokens lie in local storage, never in cookies.
    of: /@aws-amplify\/core\/dist\/esm\/storage\/CookieStorage\.mjs$/,
    instead: holding('export class CookieStorage {}'),
  },
  {
    // The page is made with React; a dozen questions to it find that out.
    of: /@aws-amplify\/core\/dist\/esm\/Platform\/detectFramework\.mjs$/,
    instead: holding(`
      export const detectFramework = () => '1';
      export const observeFrameworkChanges = () => {};
      export const clearCache = () => {};
    `),
  },
  {
    // One object with all helpers keeps each of them.
    of: /tslib\/tslib\.es6\.mjs$/,
    instead: (code) => code.replace(/^export default \{[^]*?^\};$/m, ''),
  },
  {
    // The providers' buttons are ours (WaysIn.tsx), below the form.
    of: /@aws-amplify\/ui-react\/dist\/esm\/components\/Authenticator\/FederatedSignIn\/FederatedSignIn\.mjs$/,
    instead: holding('export const FederatedSignIn = () => null;'),
  },
  {
    // Passkeys, as above: the screens that offer one, and what the browser would be asked.
    of: /@aws-amplify\/ui-react\/dist\/esm\/components\/Authenticator\/PasskeyPrompt\/PasskeyPrompt\.mjs$/,
    instead: holding('export const PasskeyPrompt = () => null;'),
  },
  {
    of: /@aws-amplify\/ui-react\/dist\/esm\/components\/Authenticator\/SignInSelectAuthFactor\/SignInSelectAuthFactor\.mjs$/,
    instead: holding('export const SignInSelectAuthFactor = () => null;'),
  },
  {
    of: /@aws-amplify\/auth\/dist\/esm\/client\/flows\/userAuth\/handleWebAuthnSignInResult\.mjs$/,
    instead: holding(
      "export const handleWebAuthnSignInResult = () => Promise.reject(new Error('No passkeys here.'));",
    ),
  },
  {
    // /config.json is in the shape that Amplify works with: the two older ones are never read.
    of: /@aws-amplify\/core\/dist\/esm\/utils\/parseAmplifyConfig\.mjs$/,
    instead: holding('export const parseAmplifyConfig = (config) => config;'),
  },
  {
    // Lists of names that are never read: marked so that the bundler may leave them out.
    of: /@aws-amplify\/(?:auth\/dist\/esm\/providers\/cognito\/types\/errors|core\/dist\/esm\/Platform\/types)\.mjs$/,
    instead: (code) =>
      code.replace(
        /^var (\w+);\n\(function \(\1\) \{\n([^]*?)^\}\)\(\1 \|\| \(\1 = \{\}\)\);$/gm,
        'const $1 = /* @__PURE__ */ (($1) => {\n$2return $1;\n})({});',
      ),
  },
  {
    // What the factors are called: two lines of a file that holds every way to sign in.
    of: /@aws-amplify\/auth\/dist\/esm\/providers\/cognito\/apis\/fetchMFAPreference\.mjs$/,
    instead: (code) =>
      code.replace(
        "import { getMFATypes, getMFAType } from '../utils/signInHelpers.mjs';",
        `const getMFAType = (type) => ({ SMS_MFA: 'SMS', SOFTWARE_TOKEN_MFA: 'TOTP', EMAIL_OTP: 'EMAIL' })[type];
         const getMFATypes = (types) => types?.map(getMFAType).filter(Boolean);`,
      ),
  },
  {
    // Documents are strings of ours, so they are sent as they are (lib/api/graphql.ts).
    of: /@aws-amplify\/api-graphql\/node_modules\/graphql\/index\.mjs$/,
    instead: holding(`
      export const parse = (text) => ({
        text,
        definitions: [{ kind: 'OperationDefinition', operation: /^\\s*(\\w+)/.exec(text)[1] }],
      });
      export const print = ({ text }) => text;
      export class GraphQLError extends Error {
        constructor(message, nodes, source, positions, path, originalError) {
          super(message);
          this.name = 'GraphQLError';
          Object.defineProperty(this, 'message', { value: message, enumerable: true });
          this.originalError = originalError;
        }
      }
    `),
  },
  { of: /@aws-amplify\/ui-react\/dist\/styles\/base\.layer\.css$/, instead: fewerValues },
  { of: /@aws-amplify\/ui-react\/dist\/styles\/button\.layer\.css$/, instead: fewerButtons },
  {
    // We have no models in Amplify's sense: a client sends documents.
    of: /@aws-amplify\/data-schema\/dist\/esm\/runtime\/index\.mjs$/,
    instead: holding(`
      export const INTERNAL_USER_AGENT_OVERRIDE = Symbol('INTERNAL_USER_AGENT_OVERRIDE');
      export const addSchemaToClient = (client) => client;
    `),
  },
  {
    // The documents of the API are made from the schemas by a command, not by a browser.
    of: /zod\/v4\/classic\/schemas\.js$/,
    instead: (code) =>
      code
        .replace(/^ +inst\._zod\.processJSONSchema = .*;$/gm, '')
        .replace(/^.*createStandardJSONSchemaMethod\(.*$/gm, '')
        .replace('createToJSONSchemaMethod(this, {})(params)', 'undefined'),
  },
];

/**
 * Leaves out of the browser's build what is listed above. An entry that changes nothing, because the package was upgraded and
 * says it otherwise now, stops the build.
 */
export const leanPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const entry = lean.find(({ of }) => of.test(id));
    if (!entry) return null;
    const instead = entry.instead(code);
    if (instead === code) this.error(`${id} is not what lean-packages.ts expects: look at it anew.`);
    return { code: instead, map: null };
  },
});
