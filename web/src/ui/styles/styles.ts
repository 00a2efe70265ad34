/** The base of every page, in cascade order. A page's own sheet is imported beside the page. */
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import './tokens.css';
import './base.css';
import './layout.css';
import './controls.css';
import './document.css';
