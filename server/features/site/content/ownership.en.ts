import type { OwnershipTexts } from './ownership.ts';

export const texts: OwnershipTexts = {
  shared:
    'With a paid plan, you do. Free accounts co-own their pictures with the provider: you may publish and sell them, without asking and for ever, and the operator may show them in the showcase. See the [Terms of Service](/terms-of-service).',
  full: 'You do, on every plan. A picture is shown in public only if you submit it and an admin approves it. See the [Terms of Service](/terms-of-service).',
};
