export { PageRequestHandler } from './page-request-handler.tsx';
