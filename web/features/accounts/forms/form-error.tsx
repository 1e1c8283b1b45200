/** What went wrong with the form as a whole, above its button. */
export function FormError({ sentence }: { sentence: string | null }) {
  return (
    <p role="alert" className="text-danger empty:hidden">
      {sentence}
    </p>
  );
}
