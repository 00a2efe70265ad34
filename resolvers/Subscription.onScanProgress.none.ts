export { request, response } from './shared/own-events.ts';
