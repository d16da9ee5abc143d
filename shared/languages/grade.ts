/** School years of an ease from 0 to 100, as Flesch gives it: about 80 is grade 6, 50 grade 10. */
export const gradeOfEase = (ease: number): number => 6 + ((80 - ease) / 30) * 4
