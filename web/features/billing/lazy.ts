export { SandboxCheckoutPage } from './sandbox/checkout/checkout-page.tsx';
export { SandboxPortalPage } from './sandbox/portal/portal-page.tsx';
