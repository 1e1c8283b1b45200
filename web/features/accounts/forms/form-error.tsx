/** An error of the whole form, above its button. */
export function FormError({ sentence }: { sentence: string | null }) {
  return (
    <p role="alert" className="text-danger empty:hidden">
      {sentence}
    </p>
  );
}
