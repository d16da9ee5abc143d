/** School years for a reading ease from 0 to 100 (Flesch): about 80 is grade 6, 50 is grade 10. */
export const gradeOfEase = (ease: number): number => 6 + ((80 - ease) / 30) * 4
