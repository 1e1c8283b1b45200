import type { ReactNode } from 'react';
import type { SignInMethods } from './sign-in-methods.ts';

/** What both ways in share. The address goes along from one to the other. */
export interface EnterFormProps {
  methods: SignInMethods;
  email: string;
  onEmail: (email: string) => void;
  /** Where a provider brings the person back to. */
  next: string | null;
  /** The way to a new password, beside the field. */
  forgotLink: ReactNode;
}
