/** Amplify's sheets live in cascade layers, so that ours win without fighting; then their values under our names. */
import './amplify-layers.css';
import './amplify.css';
import './amplify-forms.css';
