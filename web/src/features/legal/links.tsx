import { Link } from 'react-router-dom';

/** The documents name each other; in a consent window the links open a new tab, so that the form is not lost. */
export const Terms = () => (
  <Link to="/terms-of-service" target="_blank">
    Terms of Service
  </Link>
);
export const Privacy = () => (
  <Link to="/privacy-policy" target="_blank">
    Privacy Policy
  </Link>
);
export const Cookies = () => (
  <Link to="/cookie-policy" target="_blank">
    Cookie Policy
  </Link>
);
export const DataRequest = () => (
  <Link to="/data-request" target="_blank">
    data request form
  </Link>
);
export const FirstPage = () => (
  <Link to="/" target="_blank">
    home page
  </Link>
);
export const Comparison = () => (
  <Link to="/compare" target="_blank">
    comparison of two profiles
  </Link>
);
