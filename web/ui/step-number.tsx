export const StepNumber = ({ children }: { children: number }) => (
  <span
    aria-hidden
    className="tabular grid size-5.5 shrink-0 place-items-center rounded-full bg-sunk text-sm font-semibold"
  >
    {children}
  </span>
)
