/** The elements in which the server writes what a page was rendered from; by them a page is known, too. */
export const landingDataId = 'landing-data';
export const pricingDataId = 'pricing-data';
