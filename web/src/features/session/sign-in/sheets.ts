/**
 * Amplify's sheets live in cascade layers, so that ours win without fighting; then their values under our names. Of fifty parts
 * those that the forms show, in the order of its own whole sheet.
 */
import '@aws-amplify/ui-react/styles/base.layer.css';
import '@aws-amplify/ui-react/styles/flex.layer.css';
import '@aws-amplify/ui-react/styles/text.layer.css';
import '@aws-amplify/ui-react/styles/button.layer.css';
import '@aws-amplify/ui-react/styles/fieldMessages.layer.css';
import '@aws-amplify/ui-react/styles/heading.layer.css';
import '@aws-amplify/ui-react/styles/icon.layer.css';
import '@aws-amplify/ui-react/styles/input.layer.css';
import '@aws-amplify/ui-react/styles/image.layer.css';
import '@aws-amplify/ui-react/styles/link.layer.css';
import '@aws-amplify/ui-react/styles/loader.layer.css';
import '@aws-amplify/ui-react/styles/copy.layer.css';
import '@aws-amplify/ui-react/styles/alert.layer.css';
import '@aws-amplify/ui-react/styles/authenticator.layer.css';
import '@aws-amplify/ui-react/styles/checkbox.layer.css';
import '@aws-amplify/ui-react/styles/checkboxField.layer.css';
import '@aws-amplify/ui-react/styles/divider.layer.css';
import '@aws-amplify/ui-react/styles/field.layer.css';
import '@aws-amplify/ui-react/styles/fieldGroup.layer.css';
import '@aws-amplify/ui-react/styles/fieldset.layer.css';
import '@aws-amplify/ui-react/styles/passwordField.layer.css';
import '@aws-amplify/ui-react/styles/radio.layer.css';
import '@aws-amplify/ui-react/styles/radiogroup.layer.css';
import '@aws-amplify/ui-react/styles/radioGroupField.layer.css';
import '@aws-amplify/ui-react/styles/tabs.layer.css';
import '@aws-amplify/ui-react/styles/textField.layer.css';
import '@aws-amplify/ui-react/styles/fieldModifiers.layer.css';
import '@aws-amplify/ui-react/styles/visuallyHidden.layer.css';
import './amplify.css';
import './amplify-forms.css';
