/** Amplify's sheets live in cascade layers, so that ours win without fighting; then their values under our names. */
import './amplify-layers.css';
import '../../ui/amplify.css';
import '../../pages/auth.css';
