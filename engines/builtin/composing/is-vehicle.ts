/** Cars, buses and their like: what has a roof. */
import type { IconId } from '../vocabulary.ts';

const vehicles =
  /^(?:automobile|muscle-car|racing-car|sport-utility-vehicle|bus|minibus|delivery-truck|pickup-truck|sports-car|family-car|classic-car|pickup-car|off-roader|electric-sedan|electric-car|formula-car|camper-van|beetle-car|convertible-car|limousine|taxi|ice-cream-van|articulated-lorry|open-truck|auto-rickshaw|trolleybus)$/;

export const isVehicle = (icon: IconId): boolean => vehicles.test(icon);
