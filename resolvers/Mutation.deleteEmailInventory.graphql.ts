export { request, response } from './shared/function.ts';
