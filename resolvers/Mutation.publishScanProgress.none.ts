export { request, response } from './shared/publish.ts';
