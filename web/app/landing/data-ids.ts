/** Ids of the elements that hold the data a page was rendered from; they also identify the page. */
export const landingDataId = 'landing-data';
export const pricingDataId = 'pricing-data';
